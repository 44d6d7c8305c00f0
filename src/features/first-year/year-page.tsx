import { useEffect, useRef, useState } from 'react';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import type { Day } from '@/lib/days';
import { pictureOf, sharePicture } from '@/lib/picture';
import { printOnly } from '@/lib/print-only';
import { TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { drawYear, HEIGHT, WIDTH } from './draw-year';

/** Most letters of a name: as many as fit beside the rosette. */
const LONGEST = 48;

interface YearPageProps {
  /** Of the service. */
  title: string;
  timeline: FirstYearTimeline;
  start: Day;
}

/** The first year on one page, month by month, with a rosette of the business's own: to print, and to send as a picture. */
export function YearPage({ title, timeline, start }: YearPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState('');
  const name = typed.trim();

  useEffect(() => {
    let isOver = false;
    void document.fonts.ready.then(() => {
      const pen = canvas.current?.getContext('2d');
      if (pen && !isOver) drawYear(pen, { name, title, timeline, start });
    });
    return () => {
      isOver = true;
    };
  }, [name, title, timeline, start]);

  async function send() {
    if (canvas.current)
      setOutcome(await sharePicture('my-first-year.png', await pictureOf(canvas.current)));
  }

  return (
    <div className="mt-4">
      <div className="no-print max-w-80">
        <TextField
          label="Business name"
          hint="It draws the rosette. Nothing you type here is sent."
          autoComplete="organization"
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => printOnly(sheet.current)}>
          <Icon name="print" />
          Print on one page
        </button>
        <button type="button" className="tool" onClick={() => void send()}>
          <Icon name="share" />
          Share as a picture
        </button>
        <p role="status" className="text-small">
          {outcome}
        </p>
      </div>
      <div ref={sheet} className="mt-3">
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={`The first year of ${name || 'your business'} by month; the same dates stand in the list below`}
          className="h-auto w-full max-w-140 shadow-lift print:max-w-none print:shadow-flat"
        />
      </div>
    </div>
  );
}
