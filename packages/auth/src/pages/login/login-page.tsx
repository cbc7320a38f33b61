import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { useConfig } from '../../api/get-config';
import { useLogIn } from '../../api/log-in';
import { authMessages } from '../../messages';
import { readReturnPath } from '../../model/return-path';
import { loginParameters } from '../../paths';
import { LoginForm } from './login-form';
import { LoginScreen } from './login-screen';

export function LoginPage() {
  const t = useTexts(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const config = useConfig();
  const { mutateAsync: logIn } = useLogIn();
  return (
    <LoginScreen config={config}>
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
      <LoginForm
        logIn={async (credentials) => {
          await logIn({ body: credentials });
          await navigate(readReturnPath(search), { replace: true });
        }}
      />
    </LoginScreen>
  );
}
