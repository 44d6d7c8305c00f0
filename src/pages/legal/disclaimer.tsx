import { disclaimer } from '@/content/legal/disclaimer';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { LegalDocument } from '@/sections/legal-document';

export default function DisclaimerPage() {
  return (
    <>
      <Head
        title={disclaimer.title}
        description={disclaimer.description}
        path={paths.disclaimer()}
      />
      <LegalDocument {...disclaimer} />
    </>
  );
}
