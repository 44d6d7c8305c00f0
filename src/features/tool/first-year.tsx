import { firstYearTool } from '@/law/first-year/tool';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { ToolForm } from './tool-form';

/** The duties of the first year after a registration. Each page has its own timeline. */
export function FirstYear({ timeline }: { timeline: FirstYearTimeline }) {
  return <ToolForm tool={firstYearTool(timeline)} />;
}
