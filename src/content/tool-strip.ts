import type { IconName } from '@/content/icons';
import { isOffered, type ServiceSlug } from '@/content/services/catalogue';
import { pageOfNumber } from '@/content/tools';

export interface ToolStripEntry {
  /** Short enough for half the width of a narrow phone. */
  label: string;
  icon: IconName;
  page: ServiceSlug;
  /** The tool's id, which is also the fragment that opens it on that page. */
  tool: string;
}

/** The seven tools most useful to visitors who haven't chosen a service yet. */
const tools: readonly ToolStripEntry[] = [
  {
    label: 'GST late fee',
    icon: 'gst',
    page: 'gst-filing',
    tool: 'gst-return-lateness',
  },
  {
    label: 'Company or LLP?',
    icon: 'company',
    page: 'business-consultation',
    tool: 'choose',
  },
  {
    label: 'Check a company name',
    icon: 'opc',
    page: 'private-limited-company',
    tool: 'name',
  },
  {
    label: 'Is this notice real?',
    icon: 'mail',
    page: 'gst-registration',
    tool: 'letter',
  },
  {
    label: 'Check a GSTIN',
    icon: 'search',
    page: pageOfNumber.gstin,
    tool: 'number',
  },
  {
    label: 'Trademark cost',
    icon: 'trademark',
    page: 'trademark-registration',
    tool: 'trademark-fees',
  },
  {
    label: 'GST & tax dates',
    icon: 'clock',
    page: 'compliance-consultation',
    tool: 'due-dates',
  },
];

export const toolStrip = {
  heading: 'Free tools',
  tools: tools.filter(({ page }) => isOffered(page)),
};
