import { serviceTexts } from './all-service-texts.ts';
import { sourcesReport } from './source-links.ts';

/* Run by print-sources.js. */

export const report = sourcesReport(Object.values(serviceTexts()).map(({ details }) => details));
