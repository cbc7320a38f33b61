import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { useState } from 'react';
import { AuthPage } from '../../components/auth-page';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetSent } from './reset-sent';

export function ForgotPasswordPage() {
  const t = useTexts(authMessages);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AuthPage title={t('forgot.sentTitle')}>
        <ResetSent email={email} onRetry={() => setSent(false)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage lead={t('forgot.lead')} title={t('forgot.title')}>
      <ForgotPasswordForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
      <p className="auth-aside">
        <RichText
          elements={{ login: <TextLink href={authPaths.login.href()} /> }}
          messages={authMessages}
          text="forgot.login"
        />
      </p>
    </AuthPage>
  );
}
