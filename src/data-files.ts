import { calendarFiles } from '@/calendars';
import { searchIndex } from '@/content/services/search-index';

interface DataFile {
  /** Its path inside the built folder. */
  file: string;
  text: string;
}

/** What the build makes from the content besides pages: calendars and the search index, fetched on demand. */
export function dataFiles(): DataFile[] {
  return [...calendarFiles(), { file: 'search-index.json', text: JSON.stringify(searchIndex()) }];
}
