import { RichText, useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { useConfig } from '../../api/get-config';
import { AuthPage } from '../../components/auth-page';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { FirstVisitHelp } from './help/first-visit-help';
import { RegistrationForm } from './registration-form';

export function RegistrationPage() {
  const t = useTexts(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const config = useConfig();
  const administratorToken = search.get('administrator') ?? undefined;
  return (
    <>
      <AuthPage
        lead={config === undefined ? undefined : t('registration.lead', { count: config.trial_days })}
        title={t('registration.heading')}
        width="wide"
      >
        {administratorToken !== undefined && (
          <Banner title={t('registration.administratorTitle')} tone="info">
            {t('registration.administrator')}
          </Banner>
        )}
        <RegistrationForm
          administratorToken={administratorToken}
          onRegistered={(email, state) => {
            const next = state === 'activated' ? authPaths.activationSuccess : authPaths.registrationSuccess;
            void navigate(next.href(), { replace: true, state: { email } });
          }}
        />
        <p className="auth-aside">
          <RichText
            elements={{ login: <TextLink href={authPaths.login.href()} /> }}
            messages={authMessages}
            text="registration.login"
          />
        </p>
      </AuthPage>
      <FirstVisitHelp />
    </>
  );
}
