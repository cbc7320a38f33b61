import { useTexts } from '@atrium/i18n';
import { LoadingScreen } from '@atrium/ui-kit';
import { portalMessages } from '../messages';

/** The loading screen during the first session check. */
export function SessionCheckScreen() {
  const t = useTexts(portalMessages);
  return <LoadingScreen label={t('loading')} />;
}
