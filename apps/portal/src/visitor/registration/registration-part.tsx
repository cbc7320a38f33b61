import { signupEndpoint } from '@atrium/api-client/contract';
import { RegistrationForm } from '@atrium/auth/registration-form';
import { authPaths } from '@atrium/auth/visitor';
import { useFormReady } from '../use-form-ready';
import { visitorClient } from '../visitor-client';
import { useVisitorConfig } from '../visitor-config';
import type { VisitorPageProps } from '../visitor-page';

/** The registration form, which continues to the confirmation page. */
export function RegistrationPart({ onContinue }: VisitorPageProps) {
  const config = useVisitorConfig();
  useFormReady();
  return (
    <RegistrationForm
      config={config}
      signUp={async (account) => {
        await visitorClient.call(signupEndpoint, { body: account });
        await onContinue({ href: authPaths.registrationSuccess.href(), user: null, state: { email: account.email } });
      }}
    />
  );
}
