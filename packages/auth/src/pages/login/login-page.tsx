import { RichText, useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../components/auth-page';
import { authMessages } from '../../messages';
import { readReturnPath } from '../../model/return-path';
import { authPaths, loginParameters } from '../../paths';
import { LoginForm } from './login-form';

export function LoginPage() {
  const t = useTexts(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <AuthPage lead={t('login.lead')} title={t('login.title')}>
      {search.has(loginParameters.sessionEnded) && (
        <Banner title={t('login.sessionEnded')} tone="info">
          {t('login.sessionEndedHint')}
        </Banner>
      )}
      {search.has(loginParameters.accountClosed) && (
        <Banner title={t('login.accountClosed')} tone="success">
          {t('login.accountClosedHint')}
        </Banner>
      )}
      <LoginForm onLoggedIn={() => void navigate(readReturnPath(search), { replace: true })} />
      <p className="auth-aside">
        <RichText
          elements={{ register: <TextLink href={authPaths.registration.href()} /> }}
          messages={authMessages}
          text="login.register"
        />
      </p>
    </AuthPage>
  );
}
