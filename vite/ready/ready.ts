import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { Fact } from '@/law/fact';
import { owner } from '@/content/owner';
import { dayInIndia, type Day } from '@/lib/days';
import { siteHeaders } from '../hosting/site';
import { parseSettings } from '../settings';
import { wrongBuild } from './build';
import { sampleTestimonials, sampleTexts } from './content';
import { factsDueSoon, factsSeen, overdueFacts, unreadAreas } from './facts';
import { wrongHost } from './live-site';
import type { Obstacle } from './obstacle';
import { strayVariables, wrongSettings } from './settings';

interface ReadyOptions {
  root: string;
  mode: string;
  url?: string | undefined;
  /** Only the facts. */
  facts: boolean;
}

/** Every fact of law, wherever it stands in its folder. */
const lawModules = import.meta.glob<Record<string, unknown>>('/src/law/*.ts', {
  eager: true,
});

/** Whether the site may go live, in words. */
export async function ready(
  options: ReadyOptions,
  today: Day = dayInIndia(),
): Promise<{ text: string; isReady: boolean }> {
  const facts = Object.values(lawModules).flatMap((module) => Object.values(module).filter(isFact));
  const soon = factsDueSoon(facts, today);
  const obstacles = [
    ...overdueFacts(facts, today),
    ...unreadAreas(today),
    ...(options.facts ? [] : await allButFacts(options, today)),
  ];
  const seen = options.facts ? `${factsSeen(facts)}\n\n` : '';
  return { text: seen + told(obstacles, soon), isReady: obstacles.length === 0 };
}

async function allButFacts({ root, mode, url }: ReadyOptions, today: string): Promise<Obstacle[]> {
  const env = loadEnv(mode, root, 'VITE_');
  const settings = parseSettings(env);
  const dist = join(root, 'dist');
  const obstacles = [
    ...wrongSettings(settings),
    ...strayVariables(Object.keys(env)),
    ...sampleTexts(owner),
    ...sampleTestimonials(owner.testimonials),
    ...wrongBuild(dist, settings, today),
  ];
  if (url === undefined || !existsSync(dist)) return obstacles;
  return [...obstacles, ...(await wrongHost(url, await siteHeaders(dist, settings), today))];
}

function told(obstacles: readonly Obstacle[], soon: readonly string[]): string {
  const due = soon.length > 0 ? `To be checked again soon:\n  ${soon.join('\n  ')}\n\n` : '';
  if (obstacles.length === 0) return `${due}Nothing stands in the way.\n`;
  // Grouped by cure.
  const cures = new Set(obstacles.map(({ cure }) => cure));
  const rows = [...cures].map((cure) => {
    const cured = obstacles.filter((one) => one.cure === cure);
    return `${cured.map(({ what }) => `- ${what}\n`).join('')}  ${cure}\n\n`;
  });
  return `${due}Not yet, for ${obstacles.length} reason${obstacles.length === 1 ? '' : 's'}:\n\n${rows.join('')}`;
}

function isFact(value: unknown): value is Fact {
  return value instanceof Fact;
}
