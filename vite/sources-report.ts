import { markedPages } from './marked-pages.ts';
import { sourcesReport } from './source-links.ts';

/* Run by print-sources.js. */

export const report = sourcesReport(Object.values(markedPages).map(({ details }) => details));
