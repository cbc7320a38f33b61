import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { useConfig } from '../../api/get-config';
import { useSignUp } from '../../api/sign-up';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { FirstVisitHelp } from './help/first-visit-help';
import { RegistrationForm } from './registration-form';
import { RegistrationScreen } from './registration-screen';

export function RegistrationPage() {
  const t = useTexts(authMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const config = useConfig();
  const user = useCurrentUser();
  const { mutateAsync: signUp } = useSignUp();
  const administratorToken = search.get('administrator');
  const asAdministrator = administratorToken === null ? {} : { administrator_token: administratorToken };
  return (
    <>
      <RegistrationScreen config={config}>
        {administratorToken !== null && (
          <Banner title={t('registration.administratorTitle')} tone="info">
            {t('registration.administrator')}
          </Banner>
        )}
        <RegistrationForm
          config={config}
          signUp={async (account) => {
            const { state } = await signUp({ body: { ...account, ...asAdministrator } });
            const next = state === 'activated' ? authPaths.activationSuccess : authPaths.registrationSuccess;
            void navigate(next.href(), { replace: true, state: { email: account.email } });
          }}
        />
      </RegistrationScreen>
      <FirstVisitHelp user={user} />
    </>
  );
}
