import { useTexts } from '@atrium/i18n';
import { AuthPage } from '../../components/auth-page';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export function ActivationSuccessPage() {
  const t = useTexts(authMessages);
  return (
    <AuthPage title={t('activated.title')}>
      <Outcome action={{ href: authPaths.login.href(), label: t('activated.login') }}>
        <p>{t('activated.body')}</p>
      </Outcome>
    </AuthPage>
  );
}
