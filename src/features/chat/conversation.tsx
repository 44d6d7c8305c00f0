import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { categories } from '@/content/categories';
import { chat } from '@/content/chat';
import { site } from '@/content/site';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { classNames } from '@/lib/class-names';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** Milliseconds from a choice to the guide's reply (specification, section 9). */
const REPLY_DELAY = 500;

/** The maximum length of the text, in characters. The search may get the text, and has the same limit. */
const LONGEST_TEXT = 2000;

interface ConversationProps {
  greetingId: string;
  /** Opens the search with typed words that are no category. */
  onSearch: (words: string) => void;
}

/** One question and its reply. After a category, the input stays locked until the panel is reopened. */
export function Conversation({ greetingId, onSearch }: ConversationProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const [answered, setAnswered] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const services = servicesOf(question);
  const mayChoose = question === null || (answered && !services);

  useEffect(() => {
    if (question === null || !log.current) return;
    // On a low screen, a scroll to the end would hide the first links of the reply.
    const line = log.current.querySelector<HTMLElement>('[data-question]');
    log.current.scrollTop = answered && line ? line.offsetTop - 8 : log.current.scrollHeight;
  }, [question, answered]);

  function ask(text: string) {
    setQuestion(text);
    setAnswered(false);
    setTimeout(setAnswered, REPLY_DELAY, true);
    // The focused control is about to disappear. From the log, Tab leads to the first link of the reply.
    log.current?.focus();
  }

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        tabIndex={-1}
        className="relative grid content-start gap-2.5 overflow-y-auto overscroll-contain bg-ledger px-3.5 py-4"
      >
        <TalkToAPerson className="rounded-paper bg-sheet px-3.5 py-3 shadow-hairline" />
        <GuideMessage id={greetingId}>{chat.greeting}</GuideMessage>
        {question !== null && (
          <div data-question className="grid">
            <p className="max-w-[92%] wrap-anywhere justify-self-end rounded-[10px_2px_2px_10px] bg-ink-900 px-3.5 py-2.75 leading-snug text-white forced-colors:border">
              {question}
            </p>
          </div>
        )}
        {question !== null && answered && <Reply to={question} onSearch={onSearch} />}
        {mayChoose && <CategoryChoice onChoose={ask} />}
      </div>
      <CategoryForm disabled={!mayChoose} onAsk={ask} />
    </div>
  );
}

/** Without scripts a category leads to its tab of the catalogue. */
function CategoryChoice({ onChoose }: { onChoose: (title: string) => void }) {
  return (
    <form>
      <ul aria-label="Categories" className="grid gap-2">
        {categories.map(({ id, title, colour }) => (
          <li key={id}>
            <button
              type="submit"
              formAction={`${paths.home()}#${id}`}
              data-file={colour}
              onClick={(event) => {
                event.preventDefault();
                onChoose(title);
              }}
              className="spine flex min-h-12 w-full items-center justify-between gap-3 rounded-paper bg-board py-1.5 pr-3.5 pl-7.5 text-left text-label font-semibold [--spine:16px] [&:hover_.icon]:translate-x-1"
            >
              {title}
              <Icon
                name="arrow"
                className="size-4.5 transition-transform duration-quick [stroke-width:2.2]"
              />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** The services of the category with that title; undefined for any other words. */
function servicesOf(words: string | null) {
  return categories.find(({ title }) => title.toLowerCase() === words?.toLowerCase())?.items;
}

/** The services of a category, or the search and ways to ask a person. */
function Reply({ to, onSearch }: Pick<ConversationProps, 'onSearch'> & { to: string }) {
  const services = servicesOf(to);
  const [path] = useLocation();
  const people = [
    { title: `Call ${site.phone}`, href: telHref(site.phone) },
    { title: 'Write to us', href: paths.contactAbout(chat.question(path)) },
  ];
  return (
    <>
      <GuideMessage links={services ?? people}>
        {services ? chat.found : chat.unknown(to)}
      </GuideMessage>
      {services ? (
        <p className="text-fine text-ink-600">{chat.again}</p>
      ) : (
        <button type="button" className="tool justify-center" onClick={() => onSearch(to)}>
          <Icon name="search" />
          {chat.search}
        </button>
      )}
    </>
  );
}

interface GuideMessageProps {
  id?: string;
  children: ReactNode;
  /** Links, as rows below the text. */
  links?: readonly { title: string; href: string }[];
}

function GuideMessage({ id, children, links }: GuideMessageProps) {
  return (
    <div
      className={classNames(
        'relative rounded-[2px_10px_10px_2px] bg-sheet leading-snug shadow-hairline forced-colors:border',
        links ? 'w-full' : 'max-w-[92%] justify-self-start',
      )}
    >
      <p id={id} className="px-3.5 py-2.75 wrap-anywhere">
        {children}
      </p>
      {links && (
        <ul>
          {links.map(({ title, href }) => (
            <li key={href} className="border-t border-rule">
              <a
                href={href}
                className="flex min-h-11.5 items-center justify-between gap-3 px-3.5 py-1 font-semibold no-underline hover:underline"
              >
                {title}
                <Icon name="arrow" className="size-4.5 text-red [stroke-width:2.2]" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A field for a typed category. Without scripts it leads to the catalogue. */
function CategoryForm({ disabled, onAsk }: { disabled: boolean; onAsk: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = field.current?.value.trim();
    if (!asked) return;
    event.currentTarget.reset();
    onAsk(asked);
  }

  return (
    <form
      action={`${paths.home()}#catalogue`}
      onSubmit={onSubmit}
      className="flex gap-2 border-t border-rule bg-sheet px-3 pt-2.5 pb-3.5"
    >
      <input
        ref={field}
        aria-label={chat.prompt}
        placeholder={disabled ? chat.locked : chat.prompt}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST_TEXT}
        disabled={disabled}
        className="control min-w-0 flex-1 disabled:border-rule disabled:bg-ledger"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={disabled}
        className="grid w-12 flex-none forced-colors:border-2 place-items-center rounded-control bg-red text-white hover:bg-red-deep disabled:bg-[oklch(.9_.006_268)] disabled:text-ink-500"
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
