import { IndiaInScripts } from '@/ui/india-in-scripts';

/** A photograph from another host in a 3:2 box. The box shows a rosette until the photograph has loaded, or if it fails. */
export function Photograph({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="no-print rosette aspect-2/1 sm:max-lg:aspect-5/2 bg-ink-950 lg:aspect-auto lg:min-h-full">
      <IndiaInScripts className="absolute inset-x-8 top-10 flex-wrap gap-x-7 gap-y-4 text-[length:clamp(1.75rem,3vw,2.75rem)] text-[#8fa0e0]" />
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
