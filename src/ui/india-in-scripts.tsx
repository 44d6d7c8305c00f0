import scripts from '@/art/scripts.svg?no-inline';

/** The widths of the eleven words in `art/scripts.svg`, in its units. Each is 120 high. */
const widths = [230, 230, 208, 186, 242, 327, 270, 201, 431, 471, 224];

/** The word India in eleven scripts, as pictures, because no font has them all. */
export function IndiaInScripts() {
  return (
    <span aria-hidden="true" className="india-in-scripts">
      {widths.map((width, index) => (
        <svg key={index} width={`${(width / 120).toFixed(1)}em`} height="1em">
          <use href={`${scripts}#script-${index + 1}`} />
        </svg>
      ))}
    </span>
  );
}
