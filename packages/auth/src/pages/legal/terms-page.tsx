import { useTexts } from '@atrium/i18n';
import { useConfig } from '../../api/get-config';
import { legalMessages } from '../../legal-messages';
import { LegalDocument } from './legal-document';

const sections = ['account', 'service', 'trial', 'payment', 'data', 'end', 'changes'] as const;

export function TermsPage() {
  const t = useTexts(legalMessages);
  const config = useConfig();
  return (
    <LegalDocument
      intro={t('terms.intro')}
      sections={sections.map((name) => ({
        title: t(`terms.sections.${name}.title`),
        body: t(`terms.sections.${name}.body`),
      }))}
      title={t('terms.title')}
      version={config?.terms_version}
    />
  );
}
