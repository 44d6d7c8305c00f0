import { useMemo } from 'react';
import { firstYearTool } from '@/law/first-year/tool';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { ToolForm } from './tool-form';

/** What comes after a registration. The timeline comes with its page, so that each page fetches its own alone. */
export function FirstYear({ timeline }: { timeline: FirstYearTimeline }) {
  const tool = useMemo(() => firstYearTool(timeline), [timeline]);
  return <ToolForm tool={tool} />;
}
