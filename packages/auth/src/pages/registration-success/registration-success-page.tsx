import { RichText, useTexts } from '@atrium/i18n';
import { useLocation } from 'react-router';
import { AuthPage } from '../../components/auth-page';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { readStateText } from '../../model/location-state';
import { authPaths } from '../../paths';

export function RegistrationSuccessPage() {
  const t = useTexts(authMessages);
  const email = readStateText(useLocation().state, 'email');
  return (
    <AuthPage title={t('registered.title')}>
      <Outcome
        action={{ href: authPaths.login.href(), label: t('registered.login') }}
        aside={<p>{t('registered.hint')}</p>}
      >
        <p>
          {email === undefined ? (
            t('registered.bodyWithoutEmail')
          ) : (
            <RichText
              elements={{ strong: <strong /> }}
              messages={authMessages}
              text="registered.body"
              values={{ email }}
            />
          )}
        </p>
      </Outcome>
    </AuthPage>
  );
}
