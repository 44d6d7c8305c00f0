import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { withoutCitations } from '@/law/marks';
import { keptList, useItems } from '@/lib/kept-list';
import { Cited } from '@/ui/cited';
import { SheetTools } from '@/ui/sheet-tools';

type DocumentGroups = ServiceDetails['documents'];

interface DocumentChecklistProps {
  /** The key of the stored ticks. */
  slug: ServiceSlug;
  groups: DocumentGroups;
}

/** The documents for a service, to tick off, print and share. Ticks stay on the device. */
export function DocumentChecklist({ slug, groups }: DocumentChecklistProps) {
  const title = `${serviceBySlug(slug).title}: documents`;
  const form = useRef<HTMLFormElement>(null);
  const [ticks] = useState(() => keptList(`documents:${slug}`, isName));
  const names = groups.flatMap(({ items }) => items.map(({ name }) => withoutCitations(name)));
  const kept = useItems(ticks);
  const ticked = names.filter((name) => kept.includes(name));

  const keep = (next: readonly string[]) =>
    ticks.write(names.filter((name) => next.includes(name)));
  // Another tab may have ticked more documents meanwhile.
  const tick = (name: string, isTicked: boolean) =>
    keep([...ticks.read().filter((other) => other !== name), ...(isTicked ? [name] : [])]);

  const keepEarly = useEffectEvent(() => {
    const early = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    keep([...ticks.read(), ...Array.from(early, ({ value }) => value)]);
  });
  // Keeps the ticks from before hydration.
  useEffect(() => keepEarly(), []);

  return (
    <>
      <form ref={form} className="checklist bg-sheet shadow-hairline">
        <p className="print-only px-4 pt-3 font-serif text-h3">{title}</p>
        {groups.map((group) => (
          <fieldset
            key={group.title}
            className="min-w-0 border-rule-blue px-4 wrap-anywhere pt-2.5 pb-1 not-first:border-t"
          >
            <legend className="float-left w-full pb-1 font-serif text-[1.25rem]/tight font-semibold">
              {group.title}
            </legend>
            {group.items.map(({ name, note }) => (
              <label
                key={name}
                className="clear-both grid min-h-11 grid-cols-[26px_1fr] items-start gap-3.5 border-field py-2 leading-snug not-nth-2:border-t not-nth-2:border-dotted"
              >
                <input
                  type="checkbox"
                  value={withoutCitations(name)}
                  checked={ticked.includes(withoutCitations(name))}
                  onChange={({ target }) => tick(target.value, target.checked)}
                  className="tick-box"
                />
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
        ))}
      </form>
      <SheetTools
        title={title}
        text={() => asText(title, groups, ticked)}
        sheet={() => form.current}
        lastLine={`${ticked.length} of ${names.length} ready. Ticks stay on this device. We never ask you to upload Aadhaar here.`}
      >
        {ticked.length > 0 && (
          <button type="button" className="tool" onClick={() => ticks.write([])}>
            Clear ticks
          </button>
        )}
      </SheetTools>
    </>
  );
}

const isName = (value: unknown): value is string => typeof value === 'string';

/** The list as plain lines for any messenger. */
function asText(title: string, groups: DocumentGroups, ticked: readonly string[]): string {
  const lines = groups.flatMap((group) => [
    '',
    group.title,
    ...group.items.map(({ name, note }) => {
      const box = ticked.includes(withoutCitations(name)) ? '☑' : '☐';
      return `${box} ${name}${note ? ` (${note})` : ''}`;
    }),
  ]);
  return withoutCitations([title, ...lines].join('\n'));
}
