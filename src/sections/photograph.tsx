/** A photograph from another host in a 3:2 box, which shows the rosette until the photograph loads, and for good if it fails. */
export function Photograph({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="no-print rosette aspect-3/2 bg-ink-950 [--rosette-right:-30%] [--rosette-top:-40%] [--rosette-width:110%] lg:aspect-auto lg:min-h-full">
      <img
        // It may have failed before hydration, when nobody was listening.
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
