import { loadEnv } from 'vite';
import { parseSettings } from '../../vite/settings.ts';

/** The settings that the site under test was built with. */
export const settings = parseSettings(loadEnv('demo', process.cwd(), 'VITE_'));
