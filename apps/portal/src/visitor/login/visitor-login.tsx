import { LoginScreen } from '@atrium/auth/login';
import { Suspense } from 'react';
import { formPart } from '../form-part';
import { useVisitorPage } from '../use-visitor-page';
import type { VisitorPage, VisitorPageProps } from '../visitor-page';

const loadForm = async () => (await import('./login-part')).LoginPart;
const LoginPart = formPart(loadForm);
const titleKey = 'login.title';

function VisitorLogin({ onContinue }: VisitorPageProps) {
  const { config, languageBefore } = useVisitorPage(titleKey);
  return (
    <LoginScreen config={config}>
      <Suspense>
        <LoginPart onContinue={onContinue} languageBefore={languageBefore} />
      </Suspense>
    </LoginScreen>
  );
}

/** The login as a visitor's first page. */
export const visitorLogin: VisitorPage = { Page: VisitorLogin, titleKey, messages: [], loadForm };
