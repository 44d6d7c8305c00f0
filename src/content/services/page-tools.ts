import { byService } from '@/content/services/by-service';
import { services, type ServiceSlug } from '@/content/services/catalogue';
import type { Tool } from '@/law/tool';

/* Which tools stand on which page, read off the rows. The build alone reads it. */

const definitions = import.meta.glob<Tool>('/src/law/tools/*.ts', { eager: true, import: 'tool' });

export interface PlacedTool {
  tool: Tool;
  /** The answers that the page gives already. */
  answers?: Readonly<Record<string, string>>;
}

/**
 * The tools of a page, in the order of its row, and those that it has by what it is about: whoever is entered in a register
 * has a number, and gets letters.
 *
 * @throws Error if there is no file for an id
 */
export function toolsOn(slug: ServiceSlug): PlacedTool[] {
  const { tools = [], numbers, firstYear } = byService[slug] ?? {};
  const ids = [...tools, ...(numbers ? ['number'] : []), ...(firstYear ? ['letter'] : [])];
  return ids.map((each) => {
    const { id, ...given } = typeof each === 'string' ? { id: each } : each;
    const tool = definitions[`/src/law/tools/${id}.ts`];
    if (!tool) throw new Error(`There is no file for the tool ${id} of ${slug}`);
    return { tool, ...given };
  });
}

/** The page to which the search leads for a tool: the first that has it. */
export function pageOfTool(id: string): ServiceSlug | undefined {
  return services.find(({ slug }) => toolsOn(slug).some(({ tool }) => tool.id === id))?.slug;
}
