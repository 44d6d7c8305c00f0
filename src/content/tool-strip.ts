import type { IconName } from '@/content/icons';
import type { ServiceSlug } from '@/content/services/catalogue';
import { pageOfNumber } from '@/content/tools';

interface ToolStripEntry {
  /** Fits half the width of a narrow phone. */
  label: string;
  icon: IconName;
  page: ServiceSlug;
  /** Opens the tool on that page. */
  fragment: string;
}

/** The six tools that most visitors have a use for before they have chosen a service. */
export const toolStrip: { heading: string; tools: readonly ToolStripEntry[] } = {
  heading: 'Work it out yourself',
  tools: [
    {
      label: 'GST late fee',
      icon: 'gst',
      page: 'gst-filing',
      fragment: '#gst-return-lateness',
    },
    {
      label: 'Which structure?',
      icon: 'company',
      page: 'business-consultation',
      fragment: '#choose',
    },
    {
      label: 'Is this real?',
      icon: 'mail',
      page: 'sole-proprietorship-registration',
      fragment: '#letter',
    },
    {
      label: 'Read a GSTIN',
      icon: 'search',
      page: pageOfNumber.gstin,
      fragment: '#number',
    },
    {
      label: 'Trademark cost',
      icon: 'trademark',
      page: 'trademark-registration',
      fragment: '#trademark-fees',
    },
    {
      label: 'My due dates',
      icon: 'clock',
      page: 'compliance-consultation',
      fragment: '#due-dates',
    },
  ],
};
