import { useState } from 'react';
import { useConfig } from '../../api/get-config';
import { useRequestReset } from '../../api/request-reset';
import { ForgotPasswordForm } from './forgot-password-form';
import { ForgotPasswordScreen } from './forgot-password-screen';

export function ForgotPasswordPage() {
  const { mutateAsync: requestReset } = useRequestReset();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <ForgotPasswordScreen config={useConfig()} onRetry={() => setSent(false)} sentTo={sent ? email : null}>
      <ForgotPasswordForm
        email={email}
        requestReset={async (address) => {
          await requestReset({ body: { email: address } });
          setEmail(address);
          setSent(true);
        }}
      />
    </ForgotPasswordScreen>
  );
}
