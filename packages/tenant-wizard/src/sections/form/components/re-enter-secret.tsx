import { useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { sectionFormMessages } from '../messages';

/** Shown below a secret that was cleared when the session ended. */
export function ReEnterSecret() {
  const text = useTexts(sectionFormMessages);
  return <Status tone="warning">{text('secret.reEnter')}</Status>;
}
