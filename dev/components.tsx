import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { iconNames } from '@/content/icons';
import { groups } from '@/content/services/catalogue';
import { SentReceipt } from '@/features/contact/receipts';
import { ToolFold } from '@/features/tool/tool-fold';
import { ToolForm } from '@/features/tool/tool-form';
import { tool as letter } from '@/law/tools/letter';
import { tool as trademarkFees } from '@/law/ip/tools/trademark-fees';
import { lazy } from '@/lib/lazy';
import { Block } from '@/pages/service/block';
import { RulesTable } from '@/pages/service/rules-table';
import { Button, ButtonLink } from '@/ui/button';
import { SelectField, TextareaField, TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Seal } from '@/ui/seal';
import { SubmitButton } from '@/ui/submit-button';

/*
 * Shows every component in every state, for work on the design: /dev/components on the dev server (`npm run dev`). The build
 * ignores this folder. A class has styles here only if a file in src/ uses it.
 */

const colours = ['crimson', 'turmeric', 'henna', 'peacock', 'indigo', 'plum', 'almond'];

const Tool = lazy(async () => () => <ToolForm tool={trademarkFees} />);

const message = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'A shop in Pune that sells in two States.',
};

function Components() {
  return (
    <main className="page-wrap grid gap-10 py-8">
      <h1 className="text-h1">Components</h1>
      <Part title="Buttons">
        <Button variant="red">Pay ₹500</Button>
        <Button variant="red" disabled>
          Pay
        </Button>
        <Button variant="line">Call us</Button>
        <ButtonLink variant="line" href="#">
          A link
        </ButtonLink>
        <SubmitButton sending={false}>Send</SubmitButton>
        <SubmitButton sending>Send</SubmitButton>
        <button type="button" className="tool">
          <Icon name="share" />
          Share
        </button>
      </Part>
      <Part title="Fields">
        <TextField label="Empty" />
        <TextField label="Required, with a hint" hint="The receipt goes here." required />
        <TextField label="Filled in" defaultValue="Asha Rao" />
        <TextField label="With an error" defaultValue="asha" error="Enter your email" required />
        <TextField label="Disabled" defaultValue="Asha Rao" disabled />
        <SelectField label="Choice" placeholder="Choose a service" options={['GST', 'PAN']} />
        <SelectField label="Choice with an error" error="Choose one" options={['GST', 'PAN']} />
        <TextareaField label="Text" hint="A line or two." />
        <TextareaField label="Text with an error" error="Write a line" defaultValue="?" />
      </Part>
      <Part title="Parts that open and close">
        <div className="w-full">
          <Block id="folded" heading="A block of a service page" line="A line about its contents">
            <p>The text of the open block.</p>
          </Block>
          <ToolFold
            id="tool"
            question="What does it cost?"
            line="The total fee for each trademark class"
            tool={Tool}
          />
        </div>
      </Part>
      <Part title="Sheets and receipts">
        <div className="w-full">
          <ToolForm tool={letter} preset={{ from: 'gst', by: 'call', asks: 'money' }} />
        </div>
        <SentReceipt message={message} at={0} isNew={false} />
      </Part>
      <Part title="Table">
        <RulesTable
          heading="GST returns"
          columns={['Return', 'Due', 'Late fee']}
          rows={[
            ['GSTR-1', '11th of the next month', '₹50 a day'],
            ['GSTR-3B', '20th of the next month', '₹50 a day'],
          ]}
        />
      </Part>
      <Part title="Colours of the service groups">
        {colours.map((colour) => (
          <div key={colour} data-file={colour} className="grid w-36 text-small">
            <p className="bg-cloth px-3 py-4 text-white">{colour}</p>
            <p className="bg-board px-3 py-4">
              {Object.values(groups).find((group) => group.colour === colour)?.title ?? 'no group'}
            </p>
          </div>
        ))}
      </Part>
      <Part title="Icons">
        {iconNames.map((name) => (
          <figure key={name} className="grid w-24 justify-items-center gap-1 text-small">
            <Icon name={name} className="size-8" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Part>
      <Part title="Seals">
        <Seal ring="RECEIVED • WITH THANKS •" big="10:42" className="size-22 text-green" />
        <Seal ring="RECEIVED • WITH THANKS •" big="₹500" className="size-22 text-red" />
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b border-rule text-h2">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

createRoot(document.getElementById('root')!).render(<Components />);
