import { useRef, type SubmitEvent } from 'react';
import { chat } from '@/content/chat';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

interface CategoryFormProps {
  disabled: boolean;
  /** @param text the trimmed input; never empty */
  onAsk: (text: string) => void;
}

/** For visitors who would rather type a category than choose it. Without scripts it leads to the catalogue. */
export function CategoryForm({ disabled, onAsk }: CategoryFormProps) {
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
        maxLength={80}
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
