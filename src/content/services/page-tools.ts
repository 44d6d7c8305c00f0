import { byService } from '@/content/services/by-service';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import { pageOfLetter } from '@/content/tools';
import type { Notice } from '@/law/letters/notice';
import { notices, type NoticeId } from '@/law/letters/notices';
import { senders } from '@/law/letters/senders';
import type { Tool } from '@/law/tool';
import { answersFor } from '@/law/tools/answer-due';
import { trackers } from '@/law/trackers';
import { byFileName, entriesOf, keysOf } from '@/lib/object-entries';

/* The tools of each page, from the rows in by-service.ts. Only the build reads this file. */

const definitions = byFileName(
  import.meta.glob<Tool>('/src/law/**/tools/*.ts', { eager: true, import: 'tool' }),
);

/** The pages that notices and senders link to. */
const withLetters = new Set([
  ...entriesOf<NoticeId, Notice>(notices).map(([id, { from }]) => pageOfLetter(id, from)),
  ...keysOf(senders).map((id) => pageOfLetter(id, id)),
]);

export interface PlacedTool {
  tool: Tool;
  answers?: Readonly<Record<string, string>>;
}

/**
 * The tools of a page: first the tools in its row, then others. If the page has numbers, it gets the number reader. A registration
 * gets the letter check, and an application with a time limit gets the tool for the day of the answer.
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

/** The page that the search links to for a tool: the first page with it. */
export function pageOfTool(id: string): ServiceSlug | undefined {
  return services.find(({ slug }) => toolsOn(slug).some(({ tool }) => tool.id === id))?.slug;
}
