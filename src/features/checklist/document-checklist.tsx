import { useEffect, useRef, useState } from 'react';
import { withoutCitations } from '@/lib/citations';
import { keepText, keptJson } from '@/lib/kept-text';
import { printOnly } from '@/lib/print-only';
import { useShare } from '@/lib/share';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';

interface DocumentGroup {
  title: string;
  items: readonly { name: string; note?: string | undefined }[];
}

interface DocumentChecklistProps {
  /** The service's slug, under which the ticks are kept. */
  list: string;
  /** Heads the printed and the shared list. */
  title: string;
  groups: readonly DocumentGroup[];
}

/** The documents to bring, to be ticked, printed and shared. Ticks stay on the device. */
export function DocumentChecklist({ list, title, groups }: DocumentChecklistProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const { outcome, share } = useShare();
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);

  useEffect(() => {
    const boxes = boxesOf(form.current);
    const show = () => setTicked(showTicks(boxes, list));
    // The boxes keep their own state, so that one ticked before hydration stays ticked.
    const early = boxes.flatMap(({ checked, value }) => (checked ? value : []));
    keepTicks(list, [...keptTicks(list), ...early], boxes);
    show();

    // The same list may be open in another tab.
    function onStorage({ key }: StorageEvent) {
      if (key === keyOf(list) || key === null) show();
    }
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [list]);

  /** Adds to what is kept, or takes from it, the one name: another tab may have ticked others that this page does not show. */
  function remember(box: HTMLInputElement) {
    const boxes = boxesOf(form.current);
    const others = keptTicks(list).filter((name) => name !== box.value);
    keepTicks(list, box.checked ? [...others, box.value] : others, boxes);
    setTicked(showTicks(boxes, list));
  }

  function clear() {
    const boxes = boxesOf(form.current);
    keepTicks(list, [], boxes);
    setTicked(showTicks(boxes, list));
  }

  return (
    <>
      <form
        ref={form}
        onChange={({ target }) => target instanceof HTMLInputElement && remember(target)}
        className="checklist bg-sheet shadow-hairline"
      >
        <p className="print-only px-4 pt-3 font-serif text-h3">{title}</p>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </form>
      <div className="no-print mt-3.5 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => printOnly(form.current)}>
          <Icon name="print" />
          Print checklist
        </button>
        <button type="button" className="tool" onClick={() => share(title, asText(title, groups))}>
          <Icon name="share" />
          Share
        </button>
        {ticked > 0 && (
          <button type="button" className="tool" onClick={clear}>
            Clear ticks
          </button>
        )}
      </div>
      <p role="status" className="no-print mt-3 text-small text-ink-600">
        {outcome ||
          `${ticked} of ${total} ready. Ticks stay on this device. We never ask you to upload Aadhaar here.`}
      </p>
    </>
  );
}

function Group({ title, items }: DocumentGroup) {
  return (
    <fieldset className="border-rule-blue px-4 pt-3.5 pb-1.5 not-first:border-t">
      <legend className="float-left w-full pb-1 font-serif text-[1.25rem]/tight font-semibold">
        {title}
      </legend>
      {items.map(({ name, note }) => (
        <label
          key={name}
          className="clear-both grid min-h-12 grid-cols-[26px_1fr] items-start gap-3.5 border-field py-2.5 leading-snug not-nth-2:border-t not-nth-2:border-dotted"
        >
          <input type="checkbox" value={withoutCitations(name)} className="tick-box" />
          <span>
            <Cited>{name}</Cited>
            {note && (
              <span className="block text-small/snug text-ink-600">
                <Cited>{note}</Cited>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const keyOf = (list: string) => `documents:${list}`;

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return form ? [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')] : [];
}

function keptTicks(list: string): unknown[] {
  const kept = keptJson('localStorage', keyOf(list));
  return Array.isArray(kept) ? kept : [];
}

/** Keeps the names of which the list still has a box. */
function keepTicks(list: string, names: readonly unknown[], boxes: HTMLInputElement[]): void {
  const ticked = boxes.flatMap(({ value }) => (names.includes(value) ? value : []));
  keepText('localStorage', keyOf(list), ticked.length > 0 ? JSON.stringify(ticked) : '');
}

/** Ticks the boxes as they are kept, and tells how many that are. */
function showTicks(boxes: HTMLInputElement[], list: string): number {
  const names = keptTicks(list);
  for (const box of boxes) box.checked = names.includes(box.value);
  return boxes.filter(({ checked }) => checked).length;
}

/** The list as a message: plain lines that any messenger shows as they are. */
function asText(title: string, groups: readonly DocumentGroup[]): string {
  const lines = groups.flatMap((group) => [
    '',
    group.title,
    ...group.items.map(({ name, note }) => `☐ ${name}${note ? ` (${note})` : ''}`),
  ]);
  return withoutCitations([title, ...lines].join('\n'));
}
