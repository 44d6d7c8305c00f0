import type { PropsWithChildren } from 'react';
import { nameForms, type NameForm } from '@/law/names/name-form';
import { classNames } from '@/lib/class-names';
import { strokeRosette } from '@/lib/guilloche';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import type { Texts } from '@/law/read-answers';
import { sharePictureOf } from './draw-certificate';

/** The side of the rosette's drawing, in pixels. */
const SIZE = 600;

/** A specimen certificate with the name and the verdict on it. Each letter redraws the rosette. */
export function NameCertificate({ texts, children }: PropsWithChildren<{ texts: Texts }>) {
  const name = texts['wanted']?.trim() ?? '';

  return (
    <div className="certificate-frame">
      <canvas
        ref={(canvas) => drawRosette(canvas, name)}
        width={SIZE}
        height={SIZE}
        aria-hidden="true"
        // The rosette is at the top, because the height grows with the verdict.
        className={classNames(
          'absolute inset-x-0 top-0 -z-1 mx-auto aspect-square w-64 max-w-full text-red opacity-30',
          !name && 'blank-rosette',
        )}
      />
      <div aria-hidden="true" className="text-red-deep">
        <p className="border-b-4 border-double text-h3 font-serif font-bold sm:text-title">
          Certificate of Registration
        </p>
        <p className="mt-1 text-small">in the name of</p>
        <p
          className={classNames(
            'mt-3 font-serif font-bold wrap-anywhere',
            // Long names are set smaller, to stay on two lines.
            name.length > 30 ? 'text-h3' : 'text-title',
          )}
        >
          {name || 'Your business name'}
        </p>
      </div>
      <div className="flex items-center justify-between gap-x-4 text-left max-sm:flex-col">
        {children}
      </div>
      {name && (
        <p className="no-print flex flex-wrap items-center justify-center gap-x-6">
          <ButtonLink
            variant="red"
            href={paths.contactAbout(`I want to register the name “${name}”${formOf(texts)}.`)}
          >
            Register this name
          </ButtonLink>
          <button
            type="button"
            className="more text-red underline"
            onClick={() => void sharePictureOf(name)}
          >
            Share as a picture
          </button>
        </p>
      )}
    </div>
  );
}

const formOf = ({ form }: Texts) => (form ? ` as: ${nameForms[form as NameForm]}` : '');

function drawRosette(canvas: HTMLCanvasElement | null, name: string): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  pen.clearRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = getComputedStyle(canvas).color;
  if (name) strokeRosette(pen, name, { x: SIZE / 2, y: SIZE / 2, radius: SIZE / 2 });
}
