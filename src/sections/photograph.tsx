import person from '@/art/person.svg?no-inline';

/** A photograph from another host. Its box shows a drawing until the photograph has loaded, or if loading fails. */
export function Photograph({ src, alt }: { src: string; alt: string }) {
  return (
    <div
      data-file="turmeric"
      className="no-print relative aspect-2/1 bg-board sm:max-lg:aspect-9/4 lg:aspect-auto lg:grow"
    >
      <img src={person} alt="" className="absolute inset-0 size-full object-cover" />
      <img
        // The photograph may have failed before hydration, without an error event here.
        ref={hideIfBroken}
        src={src}
        alt={alt}
        width="1200"
        height="800"
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => hideIfBroken(currentTarget)}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
}
