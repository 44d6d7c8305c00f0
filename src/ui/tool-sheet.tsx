import { useRef, useState, type ReactNode } from 'react';
import { sharePicture } from '@/lib/picture';
import { printOnly } from '@/lib/print-only';
import { useShare } from '@/lib/share';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

interface ToolSheetProps {
  title: string;
  /** The visitor's answers, for print and messages. */
  answers: readonly string[];
  /** The address that restores these answers. */
  address: string;
  /** The sheet's content as lines of a message. */
  message: () => readonly string[];
  /** A picture of it, with the name of its file. */
  picture?: { name: string; draw: () => Promise<Blob | null> };
  className: string;
  children: ReactNode;
}

/** The result of a tool, as a sheet that can be sent or printed. */
export function ToolSheet({
  title,
  answers,
  address,
  message,
  picture,
  className,
  children,
}: ToolSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { outcome, share } = useShare();
  const [pictured, setPictured] = useState('');
  const text = () => [title, ...answers, '', ...message(), address].join('\n');

  return (
    <>
      <div
        ref={sheet}
        className={classNames(
          'border-t-2 border-ink-900 bg-sheet px-4 py-4 shadow-hairline',
          className,
        )}
      >
        <div className="print-only">
          <p className="font-serif text-h3">{title}</p>
          {answers.map((answer) => (
            <p key={answer}>{answer}</p>
          ))}
        </div>
        {children}
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => share(title, text())}>
          <Icon name="share" />
          Share
        </button>
        <button type="button" className="tool" onClick={() => printOnly(sheet.current)}>
          <Icon name="print" />
          Print
        </button>
        {picture && (
          <button
            type="button"
            className="tool"
            onClick={() =>
              void picture
                .draw()
                .then((blob) => sharePicture(picture.name, blob))
                .then(setPictured)
            }
          >
            <Icon name="out" />
            Share as a picture
          </button>
        )}
        <p role="status" className="text-small">
          {pictured || outcome}
        </p>
      </div>
      <p className="no-print mt-2 text-small text-ink-600">
        Your answers stay on this device. Nothing is sent to us.
      </p>
    </>
  );
}
