import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { sectionFormMessages } from '../messages';

/** Below a secret that was emptied when the session ended. */
export function ReEnterSecret() {
  const text = useTexts(sectionFormMessages);
  return <Status tone="warning">{text('secret.reEnter')}</Status>;
}
