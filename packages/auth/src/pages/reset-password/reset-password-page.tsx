import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Status } from '@atrium/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useResetLink } from '../../api/find-reset';
import { AuthPage } from '../../components/auth-page';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { isInvalidLink } from '../../model/invalid-link';
import { authPaths } from '../../paths';
import { ResetPasswordForm } from './reset-password-form';

export function ResetPasswordPage() {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useResetLink(token);
  const [ended, setEnded] = useState<'done' | 'invalid' | null>(null);

  if (ended === 'done') {
    return (
      <AuthPage title={t('reset.doneTitle')}>
        <Outcome action={{ href: authPaths.login.href(), label: t('login.submit') }}>
          <p>{t('reset.done')}</p>
        </Outcome>
      </AuthPage>
    );
  }
  if (ended === 'invalid' || token === '' || isInvalidLink(link.error)) {
    return (
      <AuthPage title={t('reset.failedTitle')}>
        <Outcome action={{ href: authPaths.forgotPassword.href(), label: t('reset.askAgain') }}>
          <p>{t('reset.failed')}</p>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage lead={t('reset.lead')} title={t('reset.title')}>
      {link.isError && (
        <Banner
          action={
            <Button busy={link.isFetching} onClick={() => void link.refetch()} size="s">
              {common('retry')}
            </Button>
          }
          role="alert"
          title={t('reset.unreachable')}
          tone="danger"
        >
          {common('failure.network')}
        </Banner>
      )}
      {link.isPending && (
        <Status running tone="accent">
          {t('checking')}
        </Status>
      )}
      {link.isSuccess && (
        <ResetPasswordForm onInvalidLink={() => setEnded('invalid')} onDone={() => setEnded('done')} token={token} />
      )}
    </AuthPage>
  );
}
