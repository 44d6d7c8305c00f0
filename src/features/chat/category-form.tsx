import { useState, type SubmitEvent } from 'react';
import { chat } from '@/content/chat';
import { Icon } from '@/ui/icon';

interface CategoryFormProps {
  disabled: boolean;
  /** @param text what was typed, without the space around it; never empty */
  onAsk: (text: string) => void;
}

/** For those who would rather type a category than choose it. */
export function CategoryForm({ disabled, onAsk }: CategoryFormProps) {
  const [text, setText] = useState('');

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const asked = text.trim();
    if (!asked) return;
    setText('');
    onAsk(asked);
  }

  return (
    <form
      onSubmit={onSubmit}
      className="flex gap-2 border-t border-rule bg-sheet px-3 pt-2.5 pb-[calc(14px+env(safe-area-inset-bottom))]"
    >
      <input
        aria-label={chat.prompt}
        placeholder={disabled ? chat.locked : chat.prompt}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={80}
        disabled={disabled}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
