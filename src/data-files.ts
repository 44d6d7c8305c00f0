import { calendarFiles } from '@/calendars';
import { searchIndex } from '@/content/services/search-index';

interface DataFile {
  /** Its path inside the built folder. */
  file: string;
  text: string;
}

/** What is made from the content besides pages: fetched when it is wanted, for no page needs it for reading. */
export function dataFiles(): DataFile[] {
  return [...calendarFiles(), { file: 'search-index.json', text: JSON.stringify(searchIndex()) }];
}
