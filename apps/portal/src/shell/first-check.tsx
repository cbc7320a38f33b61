import { useTexts } from '@atrium/i18n';
import { LoadingScreen } from '@atrium/ui-kit';
import { portalMessages } from '../messages';

/** Shown until it is known who is there. */
export function FirstCheck() {
  const t = useTexts(portalMessages);
  return <LoadingScreen label={t('loading')} />;
}
