import { useId } from 'react';
import { classNames } from '@/lib/class-names';

/** A zigzag line over the drawing. Its dashes rub out the ink below, as on a worn seal. */
const WORN = 'M5 6l190 18-190 18 190 18-190 18 190 18-190 18 190 18-190 18 190 18-190 18 190 18';
/** The lengths of dashes and gaps, uneven so that they don't line up. */
const SPECKS = '3 41 1 29 2 53 3 23 2 37 1 61';

interface SealProps {
  /** Capitals around the ring, with a dot between phrases. */
  ring: string;
  big: string;
  className?: string;
}

/** A round rubber seal in the text colour. It is hidden from screen readers, because the text nearby says the same. */
export function Seal({ ring, big, className }: SealProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className={classNames('flex-none overflow-visible', className)}
    >
      <defs>
        <path id={`${id}-ring`} d="M100 100m-76 0a76 76 0 1 1 152 0a76 76 0 1 1-152 0" />
        <mask id={`${id}-worn`}>
          <rect width="200" height="200" fill="#fff" />
          <path
            d={WORN}
            fill="none"
            stroke="#000"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeDasharray={SPECKS}
          />
        </mask>
      </defs>
      <g mask={`url(#${id}-worn)`} fill="none" stroke="currentColor">
        <circle cx="100" cy="100" r="95.5" strokeWidth="5" />
        <circle cx="100" cy="100" r="89" strokeWidth="1.5" />
        <circle cx="100" cy="100" r="64" strokeWidth="1.5" />
        <circle cx="100" cy="100" r="60" strokeWidth="3" />
        <g fill="currentColor" stroke="none">
          <text className="font-sans font-semibold" fontSize="18" letterSpacing=".72">
            <textPath href={`#${id}-ring`} textLength="470" lengthAdjust="spacing">
              {ring}
            </textPath>
          </text>
          <text
            className="font-serif font-bold"
            fontSize={Math.min(56, 174 / big.length)}
            x="100"
            y="116"
            textAnchor="middle"
          >
            {big}
          </text>
        </g>
      </g>
    </svg>
  );
}
