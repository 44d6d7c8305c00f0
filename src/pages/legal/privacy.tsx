import { privacy } from '@/content/legal/privacy';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { LegalDocument } from '@/sections/legal-document';

export default function PrivacyPage() {
  return (
    <>
      <Head title={privacy.title} description={privacy.description} path={paths.privacy()} />
      <LegalDocument {...privacy} />
    </>
  );
}
