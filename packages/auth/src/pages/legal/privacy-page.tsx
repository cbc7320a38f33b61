import { useTexts } from '@atrium/i18n';
import { legalMessages } from '../../legal-messages';
import { LegalDocument } from './legal-document';

const sections = ['kept', 'purpose', 'sharing', 'duration', 'cookies', 'rights'] as const;

export function PrivacyPage() {
  const t = useTexts(legalMessages);
  return (
    <LegalDocument
      intro={t('privacy.intro')}
      sections={sections.map((name) => ({
        title: t(`privacy.sections.${name}.title`),
        body: t(`privacy.sections.${name}.body`),
      }))}
      title={t('privacy.title')}
    />
  );
}
