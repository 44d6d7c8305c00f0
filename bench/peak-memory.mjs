import { writeFileSync } from 'node:fs';

/*
 * Loaded into a process by --import: leaves its peak memory in the file that PEAK_MEMORY_FILE names, in bytes. Node tells
 * a process's use only to itself.
 */

process.on('exit', () => {
  const file = process.env['PEAK_MEMORY_FILE'];
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
});
