import { useTexts } from '@atrium/i18n';
import { signedInMessages } from '../../signed-in-messages';
import { useSessionQuestionStore } from '../session-question.store';
import { SignInAgain } from './sign-in-again';

/** Over the page while the session's owner is asked for the password; its texts are there before they are needed. */
export function SessionQuestionDialog() {
  useTexts(signedInMessages);
  const asked = useSessionQuestionStore((state) => state.asked);
  return asked && <SignInAgain key={asked.id} user={asked} />;
}
