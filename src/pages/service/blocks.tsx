import type { ReactNode } from 'react';
import {
  CLASSES,
  classQuestion,
  LETTER,
  letterQuestion,
  NAME,
  nameQuestion,
  NUMBER,
} from '@/content/tools';
import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { refundRows } from '@/content/legal/refund-stages';
import type { AfterFiling } from '@/content/services/after-filing';
import type { ServiceDetails } from '@/content/services/schema';
import { DocumentChecklist } from '@/features/checklist/document-checklist';
import { SpecimenNumber } from '@/features/read-number/specimen-number';
import { nameCheckFor } from '@/features/name-check/name-check-for';
import { calculatorOn } from '@/features/calculator/calculators';
import { buildDay } from '@/lib/build-day';
import { citedPlaces, withoutCitations } from '@/lib/citations';
import { lazyWhenTouched } from '@/lib/lazy-when-touched';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { numberOfQuestions } from '@/law/structures/questions';
import { paths } from '@/paths';
import { Afterwards } from '@/sections/service/afterwards';
import { Changes } from '@/sections/service/changes';
import { PhoneFold } from '@/sections/service/block';
import { ClassList } from '@/sections/service/class-list';
import type { ContentsEntry } from '@/sections/service/contents';
import { Costs } from '@/sections/service/costs';
import { Need } from '@/sections/service/need';
import { Questions } from '@/sections/service/questions';
import { Related } from '@/sections/service/related';
import { RulesTable } from '@/sections/service/rules-table';
import { Scope } from '@/sections/service/scope';
import { Sources } from '@/sections/service/sources';
import { Steps } from '@/sections/service/steps';
import { StructuresCompared } from '@/sections/service/structures-compared';
import { Wrong } from '@/sections/service/wrong';
import { Yourself } from '@/sections/service/yourself';
import { Icon } from '@/ui/icon';
import { Printable } from '@/ui/printable';
import { ToolFold } from '@/ui/tool-fold';
import type { ServiceText } from './service-text';

export interface ServicePageProps extends ServiceText {
  slug: ServiceSlug;
}

interface ServiceBlock {
  id: string;
  heading: string;
  /** Its name in the contents list, if that is not its heading; null if the list leaves it out. */
  listedAs?: string | null;
  /** The id of the block at whose end it stands, if it is part of one. */
  within?: string;
  /** The pages that have it; all of them if this is missing. */
  on?: (page: ServicePageProps) => boolean;
  /** For blocks that few need, or only later: folded, under a line that says what is in it. */
  folded?: (page: ServicePageProps) => string;
  /** Not printed, because it is of no use on paper. */
  screenOnly?: boolean;
  /** The whole block is a tool: a link to it moves the focus to its first field. */
  isTool?: boolean;
  /** The tools in it, with their names in the contents list. */
  tools?: (page: ServicePageProps) => readonly ContentsEntry[];
  content: (page: ServicePageProps) => ReactNode;
}

/* Both are folded, and their rules of law are 10 KiB each. */
const FirstYear = lazyWhenTouched(
  'first-year',
  async () => (await import('@/features/first-year/first-year')).FirstYear,
);
const DueDates = lazyWhenTouched(
  'due-dates',
  async () => (await import('@/features/due-dates/due-dates')).DueDates,
);
/** Its rules have as many bytes as the rest of the page. */
const StructureChooser = lazyWhenTouched(
  'structure-chooser',
  async () => (await import('@/features/structure-chooser/structure-chooser')).StructureChooser,
);
const ReadNumber = lazyWithPreload(
  async () => (await import('@/features/read-number/read-number')).ReadNumber,
);
const LetterCheck = lazyWithPreload(
  async () => (await import('@/features/letter-check/letter-check')).LetterCheck,
);

const ClassPicker = lazyWithPreload(
  async () => (await import('@/features/class-picker/class-picker')).ClassPicker,
);

const HAND_OVER = 'Leaving an adviser: the hand-over list';

/** The blocks of a service page, in the page's order. */
const blocks: readonly ServiceBlock[] = [
  {
    id: 'need',
    heading: 'Do you need it?',
    tools: ({ nameCheck }) => (nameCheck ? [{ id: NAME, title: nameQuestion.name }] : []),
    content: ({ details, registersStructure, nameCheck }) => (
      <>
        <Need need={details.need} />
        {registersStructure && (
          <a href={paths.chooseStructure()} className="no-print more mt-2 text-red">
            Which structure? Answer {numberOfQuestions} questions
            <Icon name="arrow" />
          </a>
        )}
        {nameCheck && (
          <div className="mt-4">
            <ToolFold id={NAME} {...nameQuestion} tool={nameCheckFor(nameCheck.form)}>
              <div className="mt-6">
                <RulesTable {...nameCheck.table} />
              </div>
            </ToolFold>
          </div>
        )}
      </>
    ),
  },
  {
    id: 'choose',
    isTool: true,
    heading: `Which structure fits? Answer ${numberOfQuestions} questions`,
    listedAs: 'Which structure?',
    within: 'need',
    on: ({ details }) => details.structures !== undefined,
    screenOnly: true,
    content: ({ details: { structures } }) =>
      structures && (
        <>
          <StructureChooser guide={structures} />
          <h3 className="pt-8 pb-3 text-h3">The structures side by side</h3>
          <StructuresCompared {...structures} />
        </>
      ),
  },
  {
    id: 'costs',
    heading: 'What you pay, and to whom',
    listedAs: 'What you pay',
    tools: ({ calculators, classes }) => [
      ...calculators.map(({ id, name }) => ({ id, title: name })),
      ...(classes ? [{ id: CLASSES, title: classQuestion.name }] : []),
    ],
    content: ({ slug, details: { costs, table }, calculators, classes }) => (
      <>
        <Costs costs={costs} />
        <PhoneFold heading="What comes back, by stage" line="And where to complain">
          <Wrong cases={refundRows} />
        </PhoneFold>
        {table && (
          <PhoneFold heading={table.heading} line={table.columns.slice(1).join(' · ')}>
            <RulesTable {...table} />
          </PhoneFold>
        )}
        {classes && (
          <ToolFold id={CLASSES} {...classQuestion} tool={ClassPicker}>
            <ClassList {...classes} />
          </ToolFold>
        )}
        {calculators.map(({ table: figures, ...calculator }) => (
          <ToolFold key={calculator.id} {...calculator} tool={calculatorOn(slug, calculator.id)}>
            {figures && <RulesTable {...figures} />}
          </ToolFold>
        ))}
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
    heading: 'How it goes, and whose clock',
    listedAs: 'How it goes',
    content: ({ details }) => <Steps steps={details.steps} />,
  },
  {
    id: 'scope',
    heading: 'What we do, and what we do not',
    listedAs: 'What we do',
    content: ({ details }) => <Scope {...details} />,
  },
  rowsBlock('keys', 'Your login, phone and papers', 'Login and papers', (rows) => (
    <>
      {rows}
      <a
        href={`${paths.service('accounting-bookkeeping')}#handover`}
        className="no-print more mt-2 text-red"
      >
        {HAND_OVER}
        <Icon name="arrow" />
      </a>
    </>
  )),
  rowsBlock('handover', HAND_OVER, 'Hand-over list', (rows) => (
    <Printable title={HAND_OVER}>{rows}</Printable>
  )),
  rowsBlock('track', 'Where is it now?'),
  {
    id: 'wrong',
    heading: 'When it goes wrong',
    folded: ({ details: { wrong } }) => firstOf(wrong.map(({ when }) => when)),
    content: ({ details }) => <Wrong cases={details.wrong} />,
  },
  {
    id: 'afterwards',
    heading: 'After you have it',
    folded: ({ details, firstYear, number }) =>
      [
        `${details.after.length} duties`,
        ...(firstYear ? ['first year', 'letters'] : []),
        ...(number ? ['your number'] : []),
      ].join(' · '),
    tools: ({ number }) => (number ? [{ id: NUMBER, title: number.question }] : []),
    content: ({ details, number }) => (
      <>
        <Afterwards duties={details.after} />
        {number && (
          <div className="no-print">
            <ToolFold id={NUMBER} question={number.question} line={number.line} tool={ReadNumber}>
              <SpecimenNumber reading={number.specimen} />
            </ToolFold>
          </div>
        )}
      </>
    ),
  },
  {
    id: 'first-year',
    isTool: true,
    within: 'afterwards',
    heading: 'Your first year',
    on: ({ firstYear }) => firstYear !== undefined,
    tools: () => [{ id: LETTER, title: letterQuestion.name }],
    content: ({ slug, firstYear }) =>
      firstYear && (
        <>
          <FirstYear slug={slug} timeline={firstYear} />
          <div className="no-print noscript:hidden">
            <ToolFold id={LETTER} {...letterQuestion} tool={LetterCheck} />
          </div>
        </>
      ),
  },
  rowsBlock('bank', 'For the bank'),
  {
    id: 'due-dates',
    folded: () => 'Your own dates, for your calendar too',
    isTool: true,
    heading: 'Next due dates',
    on: ({ dueDates }) => dueDates !== undefined,
    screenOnly: true,
    content: ({ dueDates }) => dueDates && <DueDates {...dueDates} />,
  },
  rowsBlock('stop', 'If you stop'),
  {
    id: 'yourself',
    folded: ({ details }) => details.yourself.site.title,
    heading: 'Doing it yourself',
    content: ({ details }) => <Yourself {...details.yourself} />,
  },
  {
    id: 'questions',
    folded: ({ details }) => firstOf(details.questions.map(({ question }) => question)),
    heading: 'Questions',
    content: ({ details }) => <Questions questions={details.questions} />,
  },
  {
    id: 'related',
    folded: ({ details }) => firstOf(details.related.map(({ slug }) => serviceBySlug(slug).title)),
    heading: 'Often needed with this',
    listedAs: null,
    screenOnly: true,
    content: ({ details }) => <Related services={details.related.map(relatedService)} />,
  },
  {
    id: 'changes',
    folded: ({ changes }) =>
      changes.length === 1
        ? 'One change, with its order'
        : `${changes.length} changes, with their orders`,
    heading: 'What changed lately, and what is coming',
    listedAs: 'What changed',
    on: ({ changes }) => changes.length > 0,
    content: ({ changes }) => <Changes changes={changes} writtenOn={buildDay} />,
  },
  {
    id: 'sources',
    folded: ({ details }) => `${details.sources.length} laws and offices, section by section`,
    heading: 'Sources',
    content: ({ details, after, reviewedInAll }) => (
      <Sources
        sources={details.sources}
        places={citedPlaces([details, after])}
        reviewed={reviewedInAll}
      />
    ),
  },
];

/** Rows after the form has gone in, folded on the pages that have them. */
function rowsBlock(
  id: keyof AfterFiling,
  heading: string,
  listedAs = heading,
  around: (rows: ReactNode) => ReactNode = (rows) => rows,
): ServiceBlock {
  return {
    id,
    heading,
    listedAs,
    on: ({ after }) => after[id] !== undefined,
    folded: ({ after }) => after[id]?.line ?? '',
    content: ({ after }) => around(<Wrong cases={after[id]?.rows ?? []} />),
  };
}

export function blocksOf(page: ServicePageProps): ServiceBlock[] {
  return blocks.filter(({ on }) => on?.(page) ?? true);
}

/** The blocks that the contents list links to, each followed by its tools. */
export function contentsOf(page: ServicePageProps): ContentsEntry[] {
  return blocksOf(page).flatMap(({ id, heading, listedAs = heading, tools }) => [
    ...(listedAs === null ? [] : [{ id, title: listedAs }]),
    ...(tools?.(page) ?? []).map((tool) => ({ ...tool, isTool: true })),
  ]);
}

/** "If the officer asks a question, and 3 more": without citations and forms. */
function firstOf(titles: readonly string[]): string {
  const first = withoutCitations(titles[0] ?? '').replace(/ \(.*?\)/g, '');
  return `${first}${first.endsWith('?') ? ' And' : ', and'} ${titles.length - 1} more`;
}

function relatedService({ slug, reason }: ServiceDetails['related'][number]) {
  const { title, icon } = serviceBySlug(slug);
  return { title, icon, href: paths.service(slug), reason };
}
