import { categories, type CategoryItem } from '@/content/categories';

/** The services of the category that a text names; none where it names no category (specification, section 2). */
export function servicesFor(text: string): readonly CategoryItem[] {
  const name = text.trim().toLowerCase();
  return categories.find(({ title }) => title.toLowerCase() === name)?.items ?? [];
}
