import { useTexts } from '@atrium/i18n';
import { Button, Stack } from '@atrium/ui-kit';
import { useResendActivation } from '../../api/resend-activation';
import { AuthPage } from '../../components/auth-page';
import { FailureBanner } from '../../components/failure-banner';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { toFormFailure } from '../../model/form-failure';
import { authPaths } from '../../paths';

export interface ExpiredLinkProps {
  readonly token: string;
}

/** The old link is enough to get a new one, without typing an address. */
export function ExpiredLink({ token }: ExpiredLinkProps) {
  const t = useTexts(authMessages);
  const { mutate, isPending, isSuccess, error } = useResendActivation();
  if (isSuccess) {
    return (
      <AuthPage title={t('activation.resentTitle')}>
        <Outcome action={{ href: authPaths.login.href(), label: t('registered.login') }}>
          <p>{t('activation.resent')}</p>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('activation.expiredTitle')}>
      <Stack gap={6}>
        {error !== null && (
          <FailureBanner
            busy={isPending}
            failure={toFormFailure(error)}
            onRetry={() => mutate({ body: { token } })}
            title={t('failure.title')}
          />
        )}
        <p className="auth-outcome">{t('activation.expired')}</p>
        <Button block busy={isPending} onClick={() => mutate({ body: { token } })} size="l" variant="primary">
          {isPending ? t('activation.resending') : t('activation.resend')}
        </Button>
      </Stack>
    </AuthPage>
  );
}
