import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { useLocation } from 'react-router';
import { AuthPage } from '../../components/auth-page';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { readStateText } from '../../model/location-state';
import { authPaths } from '../../paths';

export function ActivationErrorPage() {
  const t = useTexts(authMessages);
  const message = readStateText(useLocation().state, 'message') ?? t('activationError.unknown');
  return (
    <AuthPage title={t('activationError.title')}>
      <Outcome
        action={{ href: authPaths.login.href(), label: t('activationError.login') }}
        aside={<TextLink href={authPaths.registration.href()}>{t('activationError.register')}</TextLink>}
      >
        <p>{message}</p>
        <p>{t('activationError.contact')}</p>
      </Outcome>
    </AuthPage>
  );
}
