import { byService } from '@/content/services/by-service';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { pageOfLetter } from '@/content/tools';
import type { Notice } from '@/law/letters/notice';
import { notices, type NoticeId } from '@/law/letters/notices';
import { senders } from '@/law/letters/senders';
import type { Tool } from '@/law/tool';
import { answersFor } from '@/law/tools/answer-due';
import { trackers } from '@/law/trackers';
import { byFileName, entriesOf, keysOf } from '@/lib/keys';

/* Which tools stand on which page, read off the rows. The build alone reads it. */

const definitions = byFileName(
  import.meta.glob<Tool>('/src/law/**/tools/*.ts', { eager: true, import: 'tool' }),
);

/** The pages to which notices and senders lead. */
const withLetters = new Set([
  ...entriesOf<NoticeId, Notice>(notices).map(([id, { from }]) => pageOfLetter(id, from)),
  ...keysOf(senders).map((id) => pageOfLetter(id, id)),
]);

export interface PlacedTool {
  tool: Tool;
  /** The answers that the page gives already. */
  answers?: Readonly<Record<string, string>>;
}

/**
 * The tools of a page, in the order of its row, and those that it has by what it is about: whoever is entered in a register
 * has a number, and gets letters; whoever applies where the law sets a time asks until when.
 *
 * @throws Error if there is no file for an id
 */
export function toolsOn(slug: ServiceSlug): PlacedTool[] {
  const { tools = [], numbers, firstYear, after } = byService[slug] ?? {};
  const time = after?.track && trackers[after.track].times[0];
  const ids = [
    ...tools,
    ...(numbers ? ['number'] : []),
    ...(firstYear || withLetters.has(slug) ? ['letter'] : []),
    ...(time ? [{ id: 'answer-due', answers: answersFor(time) }] : []),
  ];
  return ids.map((each) => {
    const { id, ...given } = typeof each === 'string' ? { id: each } : each;
    const tool = definitions[id];
    if (!tool) throw new Error(`There is no file for the tool ${id} of ${slug}`);
    return { tool, ...given };
  });
}

/** The page to which the search leads for a tool: the first that has it. */
export function pageOfTool(id: string): ServiceSlug | undefined {
  return services.find(({ slug }) => toolsOn(slug).some(({ tool }) => tool.id === id))?.slug;
}
