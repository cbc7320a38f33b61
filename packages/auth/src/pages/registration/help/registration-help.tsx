import { useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { HelpPopup } from '@atrium/ui-kit';
import { helpMessages } from '../../../help-messages';
import { helpVideo, helpVideoSeconds } from './help-video';

export interface RegistrationHelpProps {
  readonly onDismiss: () => void;
}

const length = `${Math.floor(helpVideoSeconds / 60)}:${String(helpVideoSeconds % 60).padStart(2, '0')}`;

/** A short video about registering, in the page's language. */
export function RegistrationHelp({ onDismiss }: RegistrationHelpProps) {
  const t = useTexts(helpMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  return (
    <HelpPopup
      dismissLabel={t('dismiss')}
      key={language}
      onDismiss={onDismiss}
      playLabel={t('play', { count: helpVideoSeconds })}
      title={t('title')}
      video={helpVideo(language, (one) => common(`languages.${one}`))}
    >
      {t('text', { length })}
    </HelpPopup>
  );
}
