import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { categories } from '@/content/categories';
import { chat } from '@/content/chat';
import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { CategoryForm } from './category-form';
import { GuideMessage } from './chat-message';

/** Milliseconds from a choice to the guide's reply (specification, section 9). */
const REPLY_DELAY = 500;

interface ConversationProps {
  greetingId: string;
  /** A link to a page was followed. */
  onFollow: () => void;
}

/** One question and one reply. After that it is locked until it is mounted again. */
export function Conversation({ greetingId, onFollow }: ConversationProps) {
  const [question, setQuestion] = useState<string | null>(null);
  const [answered, setAnswered] = useState(false);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (question === null) return;
    const timer = setTimeout(() => setAnswered(true), REPLY_DELAY);
    return () => clearTimeout(timer);
  }, [question]);

  useEffect(() => {
    if (question === null || !log.current) return;
    // Scrolls to the question: at the very end, a low screen would hide the reply's first links.
    const line = log.current.querySelector<HTMLElement>('[data-question]');
    log.current.scrollTop = answered && line ? line.offsetTop - 8 : log.current.scrollHeight;
  }, [question, answered]);

  function ask(text: string) {
    setQuestion(text);
    // The focused control is about to disappear or be disabled; from here Tab leads to the reply's first link.
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
        <GuideMessage id={greetingId}>{chat.greeting}</GuideMessage>
        {question === null ? (
          <CategoryChoice onChoose={ask} />
        ) : (
          <div data-question className="grid">
            <p className="max-w-[92%] justify-self-end rounded-[10px_2px_2px_10px] bg-ink-900 px-3.5 py-2.75 leading-snug text-white forced-colors:border">
              {question}
            </p>
          </div>
        )}
        {question !== null && answered && <Reply to={question} onFollow={onFollow} />}
      </div>
      <CategoryForm disabled={question !== null} onAsk={ask} />
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

/** The services of a category, or where to ask a person. */
function Reply({ to, onFollow }: { to: string; onFollow: () => void }) {
  const [path] = useLocation();
  const name = to.toLowerCase();
  const services = categories.find(({ title }) => title.toLowerCase() === name)?.items;
  const people = [
    { title: `Call ${site.phone}`, href: telHref(site.phone) },
    { title: 'Write to us', href: paths.contactAbout(chat.question(path)) },
  ];
  return (
    <>
      <GuideMessage links={services ?? people} onFollow={onFollow}>
        {services ? chat.found : chat.unknown(to, categories)}
      </GuideMessage>
      <p className="text-fine text-ink-600">{chat.again}</p>
    </>
  );
}
