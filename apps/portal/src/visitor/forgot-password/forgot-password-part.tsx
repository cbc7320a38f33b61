import { requestResetEndpoint } from '@atrium/api-client/contract';
import { ForgotPasswordForm } from '@atrium/auth/forgot-password-form';
import { useFormReady } from '../use-form-ready';
import { visitorClient } from '../visitor-client';

export interface ForgotPasswordPartProps {
  /** E-mail of the previous attempt. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

/** The form that requests a reset link. */
export function ForgotPasswordPart({ email, onSent }: ForgotPasswordPartProps) {
  useFormReady();
  return (
    <ForgotPasswordForm
      email={email}
      requestReset={async (address) => {
        await visitorClient.call(requestResetEndpoint, { body: { email: address } });
        onSent(address);
      }}
    />
  );
}
