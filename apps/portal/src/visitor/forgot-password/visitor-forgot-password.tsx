import { ForgotPasswordScreen } from '@atrium/auth/forgot-password';
import { Suspense, useState } from 'react';
import { formPart } from '../form-part';
import { useVisitorPage } from '../use-visitor-page';
import type { VisitorPage } from '../visitor-page';

const loadForm = async () => (await import('./forgot-password-part')).ForgotPasswordPart;
const ForgotPasswordPart = formPart(loadForm);
const titleKey = 'forgot.title';

function VisitorForgotPassword() {
  const { config } = useVisitorPage(titleKey);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <ForgotPasswordScreen config={config} onRetry={() => setSent(false)} sentTo={sent ? email : null}>
      <Suspense>
        <ForgotPasswordPart
          email={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      </Suspense>
    </ForgotPasswordScreen>
  );
}

/** The forgot-password page as a visitor's first page. */
export const visitorForgotPassword: VisitorPage = { Page: VisitorForgotPassword, titleKey, messages: [], loadForm };
