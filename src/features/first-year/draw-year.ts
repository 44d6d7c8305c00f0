import type { FirstYearTimeline, StepKind } from '@/law/first-year/steps';
import { site } from '@/content/site';
import { withoutCitations } from '@/lib/citations';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { strokeRosette } from '@/lib/guilloche';
import { writeLines } from '@/lib/picture';
import { bandsOf, kinds, missedLabel, reviewedOf, type DatedStep } from './dated-steps';
import { entriesOf } from '@/lib/keys';

/** Pixels of an A4 page at 200 dpi. */
export const WIDTH = 1654;
export const HEIGHT = 2339;

const EDGE = 110;
const TOP = 400;
const BOTTOM = HEIGHT - 170;
/** From the edge to the text of a step; its date is to the left of that. */
const DATES = 250;

const INK = '#171b33';
const RED = '#a3231d';
const RULE = '#b9c4dd';
const PAPER = '#fffdf7';

interface Year {
  /** Of the business, as typed; may be empty. */
  name: string;
  /** Of the service. */
  title: string;
  timeline: FirstYearTimeline;
  start: Day;
}

/** Draws the year as a page of a ledger. Type and spaces shrink until all of it fits. */
export function drawYear(pen: CanvasRenderingContext2D, year: Year): void {
  for (let scale = 1; scale > 0.5; scale -= 0.04) {
    drawHead(pen, year);
    if (drawMonths(pen, year, scale) <= BOTTOM) break;
  }
  drawFoot(pen, year.timeline);
}

/** Steps by month; those that wait for an event come last. */
export function monthsOf(
  timeline: FirstYearTimeline,
  start: Day,
): { title: string; steps: DatedStep[] }[] {
  const steps = bandsOf(timeline, start).flatMap((band) => band.steps);
  const dated = steps
    .filter(({ day }) => day)
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const months = new Map<string, DatedStep[]>();
  for (const step of dated) {
    const month = monthOf(step.day);
    months.set(month, [...(months.get(month) ?? []), step]);
  }
  const waiting = steps.filter(({ day }) => !day);
  return [
    ...[...months].map(([title, of]) => ({ title, steps: of })),
    ...(waiting.length > 0 ? [{ title: 'As it comes up', steps: waiting }] : []),
  ];
}

const monthOf = (day: Day | undefined) => (day ? longDate(day).split(' ').slice(1).join(' ') : '');

function drawHead(pen: CanvasRenderingContext2D, { name, title, timeline, start }: Year): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = RED;
  pen.lineWidth = 1.4;
  strokeRosette(pen, name || title, { x: WIDTH - EDGE - 130, y: 218, radius: 140 });
  pen.fillStyle = INK;
  const line = { x: EDGE, width: WIDTH - 2 * EDGE - 320 };
  writeLines(pen, 'My first year', { ...line, y: 168, size: 84, font: 'serif' });
  writeLines(pen, name || title, { ...line, y: 240, size: 46, font: 'bold', most: 1 });
  const from = `${timeline.startLabel}: ${longDate(start)}${name ? ` · ${title}` : ''}`;
  writeLines(pen, from, { ...line, y: 296, size: 32, font: 'sans', most: 1 });
  let x = EDGE;
  for (const [kind, { name: what }] of entriesOf(kinds)) {
    drawMark(pen, kind, x + 12, 340, 12);
    writeLines(pen, what, { x: x + 36, y: 350, width: 300, size: 28, font: 'sans' });
    x += pen.measureText(what).width + 90;
  }
}

/** Returns where it ends, in pixels from the top. */
function drawMonths(
  pen: CanvasRenderingContext2D,
  { timeline, start }: Year,
  scale: number,
): number {
  const size = (of: number) => of * scale;
  const text = { x: EDGE + DATES, width: WIDTH - 2 * EDGE - DATES };
  let y = TOP + size(40);
  for (const { title, steps } of monthsOf(timeline, start)) {
    pen.fillStyle = RED;
    writeLines(pen, title, { x: EDGE, y, width: WIDTH, size: size(36), font: 'serif' });
    pen.fillRect(EDGE, y + size(12), WIDTH - 2 * EDGE, 3);
    pen.fillRect(EDGE, y + size(18), WIDTH - 2 * EDGE, 1.5);
    y += size(54);
    if (!steps[0]?.day) {
      y = drawWaiting(pen, steps, y, scale);
      continue;
    }
    for (const { step, day } of steps) {
      pen.fillStyle = INK;
      const date = longDate(day ?? start)
        .split(' ')
        .slice(0, 2)
        .join(' ');
      writeLines(pen, date, {
        x: EDGE,
        y,
        width: DATES - 60,
        size: size(29),
        font: 'bold',
        most: 1,
      });
      drawMark(pen, step.kind, EDGE + DATES - 26, y - size(9), size(10));
      y = writeLines(pen, step.title, { ...text, y, size: size(29), font: 'bold' });
      const missed = withoutCitations(missedLabel(step) + step.missed);
      y = writeLines(pen, missed, {
        ...text,
        y: y - size(3),
        size: size(25),
        font: 'sans',
        most: 2,
      });
      pen.fillStyle = RULE;
      pen.fillRect(EDGE, y - size(22), WIDTH - 2 * EDGE, 1.5);
      y += size(15);
    }
    y += size(22);
  }
  return y;
}

/** Steps without a date, as names in two columns. Returns where they end, in pixels from the top. */
function drawWaiting(
  pen: CanvasRenderingContext2D,
  steps: readonly DatedStep[],
  top: number,
  scale: number,
): number {
  const column = (WIDTH - 2 * EDGE) / 2;
  const row = 44 * scale;
  const rows = Math.ceil(steps.length / 2);
  pen.fillStyle = INK;
  steps.forEach(({ step }, at) => {
    const x = EDGE + (at < rows ? 0 : column);
    const y = top + (at % rows) * row;
    const size = 27 * scale;
    drawMark(pen, step.kind, x + 12, y - size / 3, 10 * scale);
    writeLines(pen, step.title, { x: x + 40, y, width: column - 60, size, font: 'sans', most: 1 });
  });
  return top + rows * row;
}

function drawFoot(pen: CanvasRenderingContext2D, timeline: FirstYearTimeline): void {
  pen.fillStyle = INK;
  const text = `${reviewedOf(timeline)} Extensions are made by notification: look at the portal before the day. Drawn by ${site.name}, a private firm.`;
  writeLines(pen, text, {
    x: EDGE,
    y: HEIGHT - 110,
    width: WIDTH - 2 * EDGE,
    size: 26,
    font: 'sans',
  });
}

/** A full circle for a duty, half a one for what may apply, an empty one for an option. */
function drawMark(
  pen: CanvasRenderingContext2D,
  kind: StepKind,
  x: number,
  y: number,
  radius: number,
): void {
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  if (kind === 'option') return;
  pen.beginPath();
  if (kind === 'duty') pen.arc(x, y, radius, 0, 2 * Math.PI);
  else pen.arc(x, y, radius, Math.PI / 2, -Math.PI / 2);
  pen.fill();
}
