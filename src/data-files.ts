import { calendarFiles } from '@/calendars';
import { searchIndex } from '@/content/services/search-index';

interface DataFile {
  /** Its path inside the built folder. */
  file: string;
  text: string;
}

/** The files that the build makes from the content besides pages: calendars and the search index. Fetched on demand. */
export function dataFiles(): DataFile[] {
  return [...calendarFiles(), { file: 'search-index.json', text: JSON.stringify(searchIndex()) }];
}
