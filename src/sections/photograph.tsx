import { useState } from 'react';

interface PhotographProps {
  src: string;
  alt: string;
}

/** A photograph from another host in a 3:2 box. The box shows the rosette until the photograph loads, and disappears if it fails. */
export function Photograph({ src, alt }: PhotographProps) {
  const [missing, setMissing] = useState(false);

  // It may have failed before hydration, when nobody was listening.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  };

  if (missing) return null;
  return (
    <div className="no-print rosette aspect-3/2 bg-ink-950 [--rosette-opacity:.6] [--rosette-right:-30%] [--rosette-top:-40%] [--rosette-width:110%] lg:aspect-auto lg:min-h-full">
      <img
        ref={check}
        src={src}
        alt={alt}
        width="1200"
        height="800"
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
