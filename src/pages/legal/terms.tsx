import { terms } from '@/content/legal/terms';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { LegalDocument } from '@/sections/legal-document';

export default function TermsPage() {
  return (
    <>
      <Head title={terms.title} description={terms.description} path={paths.terms()} />
      <LegalDocument {...terms} />
    </>
  );
}
