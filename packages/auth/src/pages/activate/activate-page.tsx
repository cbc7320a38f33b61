import { GoneError, NotFoundError } from '@atrium/api-client';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Stack, Status } from '@atrium/ui-kit';
import { Navigate, useParams } from 'react-router';
import { useActivation } from '../../api/activate-account';
import { AuthPage } from '../../components/auth-page';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { ExpiredLink } from './expired-link';

export function ActivatePage() {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useActivation(token);

  if (data?.state === 'activated') return <Navigate replace to={authPaths.activationSuccess.href()} />;
  if (data?.state === 'already_active') {
    return (
      <AuthPage title={t('activation.alreadyTitle')}>
        <Outcome action={{ href: authPaths.login.href(), label: t('activation.login') }}>
          <p>{t('activation.already')}</p>
        </Outcome>
      </AuthPage>
    );
  }
  if (error instanceof GoneError) return <ExpiredLink token={token} />;
  if (error instanceof NotFoundError) {
    return <Navigate replace state={{ message: error.message }} to={authPaths.activationError.href()} />;
  }
  if (error !== null) {
    return (
      <AuthPage title={t('activation.unreachable')}>
        <Stack gap={6}>
          <p className="auth-outcome">{t('activation.unreachableHint')}</p>
          <Button block busy={isFetching} onClick={() => void refetch()} size="l" variant="primary">
            {common('retry')}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('activation.checking')}>
      <Status running tone="accent">
        {t('checking')}
      </Status>
    </AuthPage>
  );
}
