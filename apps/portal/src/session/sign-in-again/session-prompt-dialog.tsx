import { useTexts } from '@atrium/i18n';
import { signedInMessages } from '../../signed-in-messages';
import { useSessionPromptStore } from '../session-prompt.store';
import { SignInAgain } from './sign-in-again';

/** Shows the password dialog. Its texts are loaded in advance. */
export function SessionPromptDialog() {
  useTexts(signedInMessages);
  const asked = useSessionPromptStore((state) => state.asked);
  return asked && <SignInAgain key={asked.id} user={asked} />;
}
