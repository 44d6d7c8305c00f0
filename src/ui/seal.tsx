import { useId } from 'react';
import { classNames } from '@/lib/class-names';

/** Specks where a rubber seal takes no ink. */
const WORN =
  'M29 122h3.7M30 115h2.6M129 166h2.7M108 70h1.6M176 149h3.0M196 126h3.9M55 35h1.1M172 107h0.8M118 146h0.7M35 115h3.5M21 90h2.3M65 42h1.5M200 99h3.5M85 46h1.4M94 126h3.2M25 154h1.9M189 76h0.6M124 192h2.2M163 92h0.8M39 36h1.5M149 130h3.9M102 66h1.4M120 115h3.3M133 167h2.1M131 180h1.0M79 73h2.0M112 151h3.9M118 48h3.6M115 161h3.5M80 75h4.0M112 149h3.2M74 148h0.8M164 141h1.4M51 64h2.1M167 82h2.6M129 68h1.1M176 51h1.4M132 180h3.8M132 192h3.6M48 61h1.0M195 124h1.4M86 51h3.4M55 69h1.2M95 74h1.4M14 66h2.7M82 194h1.3M152 105h2.1M139 116h1.9M67 84h1.8M177 37h2.8M72 29h1.1M113 103h3.7M70 6h0.7M54 48h3.1M58 191h0.9M18 75h3.7M93 16h3.3M151 70h2.9M176 46h2.0M123 10h2.5M56 56h2.6M78 82h2.8M194 96h3.1M34 155h2.6';

interface SealProps {
  /** Set around the ring; capitals, with a dot between phrases. */
  ring: string;
  big: string;
  /** Font size of `big` in the drawing's units, of which the seal is 200 wide. */
  bigSize: number;
  /** Under a rule below `big`, with its font size in the same units. */
  small?: { text: string; size: number };
  className?: string;
}

/** A round rubber seal in the text colour. Its words stand in the text nearby as well, so it is hidden from screen readers. */
export function Seal({ ring, big, bigSize, small, className }: SealProps) {
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
          <path d={WORN} stroke="#000" strokeWidth="2.2" strokeLinecap="round" />
        </mask>
      </defs>
      <g mask={`url(#${id}-worn)`} fill="none" stroke="currentColor">
        <circle cx="100" cy="100" r="95.5" strokeWidth="5" />
        <circle cx="100" cy="100" r="89" strokeWidth="1.5" />
        <circle cx="100" cy="100" r="64" strokeWidth="1.5" />
        <circle cx="100" cy="100" r="60" strokeWidth="3" />
        {small && <path strokeWidth="1.5" d="M54 123h92" />}
        <g fill="currentColor" stroke="none">
          <text className="font-sans font-semibold" fontSize="18" letterSpacing=".72">
            <textPath href={`#${id}-ring`} textLength="470" lengthAdjust="spacing">
              {ring}
            </textPath>
          </text>
          <text
            className="font-serif font-bold"
            fontSize={bigSize}
            x="100"
            y={small ? 112 : 116}
            textAnchor="middle"
          >
            {big}
          </text>
          {small && (
            <text
              className="font-sans font-bold"
              fontSize={small.size}
              letterSpacing=".1em"
              x="100"
              y="140"
              textAnchor="middle"
            >
              {small.text}
            </text>
          )}
        </g>
      </g>
    </svg>
  );
}
