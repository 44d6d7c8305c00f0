import type { ReactNode } from 'react';
import type { AfterFiling } from '@/content/services/after-filing';
import { offeredPage, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceText } from '@/content/services/service-page';
import { DocumentChecklist } from '@/features/checklist/document-checklist';
import { loadTool, ToolFold, toolOn } from '@/features/tool/tool-fold';
import type { numberOfQuestions as Count } from '@/law/structures/questions';
import type { ToolKind } from '@/law/tool';
import { lazyWhenSeen } from '@/lib/lazy-when-seen';
import { upperFirst } from '@/lib/letter-case';
import { paths } from '@/paths';
import type { ContentsEntry } from '@/sections/contents';
import { Entries } from '@/sections/entries';
import { Steps } from '@/sections/steps';
import { MoreLink } from '@/ui/more-link';
import { Printable } from '@/ui/sheet-tools';
import { PhoneFold } from './block';
import { CallsAndLetters } from './calls-and-letters';
import { ClassList } from './class-list';
import { Costs } from './costs';
import { Changes, Need, Related, Scope } from './lists';
import { RulesTable } from './rules-table';
import { Sources } from './sources';
import { StructuresCompared } from './structures-compared';
import { Yourself } from './yourself';

export interface ServicePageProps extends ServiceText {
  slug: ServiceSlug;
}

interface ServiceBlock {
  id: string;
  heading: string;
  /** Its name in the contents list. By default its heading. With null, the list leaves the block out. */
  listedAs?: string | null;
  /** The id of the block that contains this one, at its end. Such an inner block is never folded. */
  within?: string;
  /** The line below the heading of a folded block. A block is folded if few visitors need it, or only later. */
  folded?: (page: ServicePageProps) => string;
  screenOnly?: boolean;
  /** The whole block is a tool: a link to it moves the focus to its first field. */
  isTool?: boolean;
  /** The kinds of tools at the end of the block. The contents list has an entry for each tool. */
  tools?: readonly ToolKind[];
  /** The content; undefined or false if the page does not have this block. */
  content: (page: ServicePageProps) => ReactNode;
}

/* Both are in closed folds, and each has 10 KiB of rules of law. */
const FirstYear = lazyWhenSeen(async () => (await import('@/features/tool/first-year')).FirstYear);
const DueDates = lazyWhenSeen(async () => (await import('@/features/tool/due-dates')).DueDates);
/** Its rules are as large as the rest of the page. */
const StructureChooser = lazyWhenSeen(() => loadTool('business-consultation', 'choose'));

const toolsIn = ({ tools }: ServicePageProps, kinds: readonly ToolKind[] = []) =>
  tools.filter(({ kind }) => kinds.includes(kind));

/** The tools of a block, each folded, with its table. */
export function Tools({ page, kinds }: { page: ServicePageProps; kinds: ServiceBlock['tools'] }) {
  return toolsIn(page, kinds).map(({ id, question, line, table, answers }) => (
    <ToolFold key={id} {...{ id, question, line }} tool={toolOn(page.slug, id, answers)}>
      {id === 'trademark-classes' && page.classes ? (
        <ClassList {...page.classes} />
      ) : (
        table && <RulesTable {...table} />
      )}
    </ToolFold>
  ));
}

/** Repeated here, because the questions are in the chooser's chunk. The type reports an error if their number changes. */
const numberOfQuestions: typeof Count = 'ten';

const HAND_OVER = 'Leaving an adviser: the hand-over list';

/** The blocks of a service page, in the page's order. */
const blocks: readonly ServiceBlock[] = [
  {
    id: 'need',
    heading: 'Do you need it?',
    tools: ['name'],
    content: (page) => (
      <>
        {page.details.asked !== undefined && (
          <MoreLink href={`#question-${page.details.asked + 1}`} className="no-print">
            {page.details.questions[page.details.asked]?.question}
          </MoreLink>
        )}
        <Need need={page.details.need} />
        {page.registersStructure && (
          <MoreLink href={paths.chooseStructure()} className="no-print">
            Company or LLP? {upperFirst(numberOfQuestions)} questions
          </MoreLink>
        )}
      </>
    ),
  },
  {
    id: 'choose',
    isTool: true,
    heading: `Company, LLP or firm? Answer ${numberOfQuestions} questions`,
    listedAs: 'Company or LLP?',
    within: 'need',
    screenOnly: true,
    content: ({ details: { structures } }) =>
      structures && (
        <>
          <StructureChooser />
          <h3 className="pt-8 pb-3 text-h3">The structures side by side</h3>
          <StructuresCompared {...structures} />
        </>
      ),
  },
  {
    id: 'costs',
    heading: 'What you pay, to whom',
    listedAs: 'What you pay',
    tools: ['class', 'cost', 'late'],
    content: (page) => (
      <>
        <Costs costs={page.details.costs} tool={toolsIn(page, ['cost'])[0]?.id} />
        {page.details.table && (
          <PhoneFold
            heading={page.details.table.heading}
            line={page.details.table.columns.slice(1).join(' · ')}
          >
            <RulesTable {...page.details.table} />
          </PhoneFold>
        )}
      </>
    ),
  },
  {
    id: 'documents',
    isTool: true,
    heading: 'Documents',
    content: ({ slug, details }) => <DocumentChecklist slug={slug} groups={details.documents} />,
  },
  {
    id: 'steps',
    heading: 'How it works, step by step',
    listedAs: 'How it works',
    content: ({ details }) => <Steps steps={details.steps} />,
  },
  {
    id: 'scope',
    heading: 'What we do, and do not',
    listedAs: 'What we do',
    content: ({ details }) => <Scope {...details} />,
  },
  rowsBlock('keys', 'Login and papers', (rows) => (
    <>
      {rows}
      <MoreLink
        href={`${paths.service(offeredPage('accounting-bookkeeping'))}#handover`}
        className="no-print mt-2"
      >
        {HAND_OVER}
      </MoreLink>
    </>
  )),
  rowsBlock('handover', HAND_OVER, (rows) => (
    <Printable title={HAND_OVER}>
      {rows}
      {['Client', 'Adviser'].map((who) => (
        <p key={who} className="print-only mt-12 border-t pt-1">
          {who}: name, date, signature
        </p>
      ))}
    </Printable>
  )),
  {
    id: 'wrong',
    heading: 'If it stalls or goes wrong',
    listedAs: 'If it goes wrong',
    folded: ({ details: { wrong }, after }) =>
      `${after.track ? 'Where is it now? · ' : ''}${wrong.length} cases, and what follows`,
    tools: ['letter'],
    content: ({ details }) => (
      <Entries
        look="plain"
        name="case"
        entries={details.wrong.map(({ when, outcome }) => [when, outcome])}
      />
    ),
  },
  {
    ...rowsBlock('track', 'Where is it now?', (rows, page) => (
      <>
        {page.after.keys && (
          <MoreLink href="#keys" className="no-print mb-2">
            Another firm filed it? Get login and papers back
          </MoreLink>
        )}
        {rows}
      </>
    )),
    within: 'wrong',
    tools: ['due'],
  },
  {
    id: 'afterwards',
    heading: 'Afterwards, and every year',
    listedAs: 'Afterwards',
    folded: ({ details, firstYear, tools, after }) =>
      [
        `${details.after.length} duties`,
        ...(firstYear ? ['first year', 'letters'] : []),
        ...(tools.some(({ kind }) => kind === 'number') ? ['your number'] : []),
        ...(after.bank ? ['bank'] : []),
        ...(after.stop ? [`if you stop: ${after.stop.line}`] : []),
      ].join(' · '),
    tools: ['number'],
    content: ({ details }) => (
      <Entries look="sheet" entries={details.after.map(({ when, duty }) => [when, duty])} />
    ),
  },
  {
    id: 'first-year',
    isTool: true,
    within: 'afterwards',
    heading: 'Your first year',
    content: (page) =>
      page.firstYear && (
        <>
          <FirstYear timeline={page.firstYear} />
          <CallsAndLetters letters={page.firstYear.letters} />
        </>
      ),
  },
  { ...rowsBlock('bank', 'For the bank'), within: 'afterwards' },
  { ...rowsBlock('stop', 'If you stop'), within: 'afterwards' },
  {
    id: 'related',
    within: 'afterwards',
    heading: 'Often needed with this',
    listedAs: null,
    screenOnly: true,
    content: ({ details }) => <Related {...details} />,
  },
  {
    id: 'due-dates',
    folded: () => 'Your dates, also as a calendar file',
    isTool: true,
    heading: 'Next due dates',
    screenOnly: true,
    content: ({ dueDates }) => dueDates && <DueDates {...dueDates} />,
  },
  {
    id: 'questions',
    folded: ({ details }) => `${details.questions.length} answers · doing it yourself`,
    heading: 'Questions',
    content: ({ details }) => (
      <Entries
        look="plain"
        name="question"
        entries={details.questions.map(({ question, answer }) => [question, answer])}
      />
    ),
  },
  {
    id: 'yourself',
    within: 'questions',
    heading: 'Doing it yourself',
    content: ({ details }) => <Yourself {...details.yourself} />,
  },
  {
    id: 'sources',
    folded: ({ details, changes }) =>
      [
        `${details.sources.length} laws and offices`,
        ...(changes.length > 0 ? [`what changed`] : []),
      ].join(' · '),
    heading: 'Sources',
    content: ({ details, places, reviewedInAll }) => (
      <Sources sources={details.sources} places={places} reviewed={reviewedInAll} />
    ),
  },
  {
    id: 'changes',
    within: 'sources',
    heading: 'What changed in the law',
    listedAs: 'What changed',
    content: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
  },
];

/** A block with one list of `after`: login and papers, tracking, bank and others. */
function rowsBlock(
  id: keyof AfterFiling,
  heading: string,
  around: (rows: ReactNode, page: ServicePageProps) => ReactNode = (rows) => rows,
): ServiceBlock {
  return {
    id,
    heading,
    folded: ({ after }) => after[id]?.line ?? '',
    content: (page) => {
      const entries = page.after[id]?.rows.map(({ when, outcome }) => [when, outcome] as const);
      return entries && around(<Entries look="plain" entries={entries} />, page);
    },
  };
}

/** The blocks that a page has, with their contents. */
export function shownBlocks(page: ServicePageProps) {
  return blocks
    .map(({ content, folded, ...block }) => ({
      ...block,
      line: block.within ? undefined : folded?.(page),
      content: content(page),
    }))
    .filter(({ content }) => Boolean(content));
}

/** The contents list: the blocks, each followed by its tools. */
export function contentsOf(page: ServicePageProps): ContentsEntry[] {
  return shownBlocks(page).flatMap(({ id, heading, listedAs = heading, tools }) => [
    ...(listedAs === null ? [] : [{ id, title: listedAs }]),
    ...toolsIn(page, tools).map((tool) => ({ id: tool.id, title: tool.name, isTool: true })),
  ]);
}
