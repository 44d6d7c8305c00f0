import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { fragmentWith } from '@/lib/fragment';
import { strokeRosette } from '@/lib/guilloche';
import { toast } from '@/lib/toasts';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { Seal } from '@/ui/seal';
import type { Ruling } from './name-ruling';

/** Most letters of a name. The field scrolls where they are too wide. */
const LONGEST = 120;

/** Not centred in the height, in which it would move while the rest of the form is still arriving. */
const ROSETTE = 'absolute inset-x-0 -top-2 -z-1 mx-auto size-64 text-red opacity-30';

/** Milliseconds without a key after which the rules are asked. */
const PAUSE = 400;

interface NameCertificateProps {
  /** Government fee and usual time of a private limited company. */
  feeAndTime: string | undefined;
  /** Called with the name when the visitor wants to have it registered, and with none when it is taken back. */
  onRegister: (name: string) => void;
}

/**
 * The landing page's certificate, on which the visitor types a business name. Every key redraws the rosette behind it; a seal
 * says what the rules on names say of it. Nothing that is typed leaves the device.
 */
export function NameCertificate({ feeAndTime, onRegister }: NameCertificateProps) {
  const field = useRef<HTMLInputElement>(null);
  const rosette = useRef<HTMLCanvasElement>(null);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const ruling = useRuling(name);
  const isHydrated = useHydrated();

  // React gets no event for what was typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  useEffect(() => {
    const { current: canvas } = rosette;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    const middle = canvas.width / 2;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.strokeStyle = getComputedStyle(canvas).color;
    strokeRosette(pen, name, { x: middle, y: middle, radius: middle });
  }, [name]);

  function register(event: SubmitEvent) {
    event.preventDefault();
    const wanted = field.current?.value.trim();
    if (wanted) onRegister(wanted);
    else field.current?.focus();
  }

  return (
    <form
      // Sent by the browser, the name would be lost: the app alone can put it into the form below.
      method="dialog"
      onSubmit={register}
      aria-label="Your business name"
      className="relative isolate px-2 pb-1.5 text-center text-ink-900 [@media(scripting:none)]:hidden"
    >
      {name ? (
        <canvas ref={rosette} width={600} height={600} aria-hidden="true" className={ROSETTE} />
      ) : (
        <div className={`${ROSETTE} blank-rosette`} />
      )}
      <label className="block text-red-deep">
        <span className="block border-b-4 border-double text-h3 font-serif font-bold">
          Certificate of Registration
        </span>
        <span className="mt-1 block text-fine max-lg:sr">in the name of</span>
        <input
          ref={field}
          placeholder="Type your business name"
          autoComplete="organization"
          autoCapitalize="words"
          enterKeyHint="go"
          maxLength={LONGEST}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            if (!value) onRegister('');
          }}
          className={classNames(
            'mt-2.5 h-11 w-full lg:mt-1.5 border-b-2 bg-white/60 text-center font-serif font-bold placeholder:text-red-deep/75',
            // A long name is set smaller, so that more of it is read.
            typed.length > 30 ? 'text-fine' : typed.length > 20 ? 'text-body' : 'text-h3',
          )}
        />
      </label>
      <div className="mt-1 flex items-center gap-2 text-left text-fine">
        <div className="grid min-h-[6lh] grow content-evenly sm:min-h-[4lh]">
          <p role="status" className={ruling ? 'font-semibold' : 'text-ink-600'}>
            {ruling
              ? `${ruling.says} `
              : 'We tell you at once what the rules on names say. Nothing is sent.'}
            {ruling?.hasReasons && (
              <a
                href={
                  paths.service('private-limited-company') + fragmentWith('name', { wanted: name })
                }
              >
                Why
              </a>
            )}
          </p>
          {!ruling?.hasReasons && <p className="tabular">{feeAndTime}</p>}
        </div>
        <div className="size-19 flex-none">
          {ruling?.isJudged && (
            <Seal
              key={ruling.name}
              ring="BY THE WORDS OF THE RULES •"
              big={ruling.isClear ? 'NO RULE' : 'LOOK'}
              bigSize={ruling.isClear ? 25 : 44}
              small={{ text: ruling.isClear ? 'OBJECTS' : 'AGAIN', size: 20 }}
              className={`size-full -rotate-8 transition-[scale] duration-160 starting:[scale:1.12] ${ruling.isClear ? 'text-green' : 'text-red'}`}
            />
          )}
        </div>
      </div>
      <div className="mt-1 flex gap-2 text-red-deep *:min-h-11 *:px-3 *:text-label">
        <button type="submit" disabled={!isHydrated} className="btn btn-line grow">
          Register this name
        </button>
        <button
          type="button"
          disabled={!isHydrated}
          className="btn btn-line"
          onClick={() => void share(name)}
        >
          Share
        </button>
      </div>
    </form>
  );
}

/** What the rules say of the name, once the visitor pauses and the code is here; nothing for no name. */
function useRuling(name: string): Ruling | undefined {
  const [ruling, setRuling] = useState<Ruling>();
  useEffect(() => {
    if (!name) return;
    const pause = setTimeout(() => {
      import('./name-ruling').then(
        ({ rulingOn }) => setRuling(rulingOn(name)),
        // The certificate stays a field. The next key asks again.
        () => {},
      );
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [name]);
  return ruling?.name === name ? ruling : undefined;
}

async function share(name: string): Promise<void> {
  try {
    const { sharePictureOf } = await import('./draw-certificate');
    await sharePictureOf(name);
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'The picture could not be made. Please try again.',
    });
  }
}
