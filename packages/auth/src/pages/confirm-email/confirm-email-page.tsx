import { isConflictError, isNotFoundError } from '@atrium/api-client';
import { useCurrentUser } from '@atrium/api-client/react';
import { RichText, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Stack, Status } from '@atrium/ui-kit';
import { useParams } from 'react-router';
import { useEmailConfirmation } from '../../api/confirm-email';
import { Outcome } from '../../components/outcome';
import { StandalonePage } from '../../components/standalone-page';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { settingsMessages } from '../../settings-messages';

/** The result of confirming a new e-mail address. */
export function ConfirmEmailPage() {
  const t = useTexts(settingsMessages);
  const auth = useTexts(authMessages);
  const common = useCommonTexts();
  const user = useCurrentUser();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useEmailConfirmation(token);
  const onwards =
    user === null || user === undefined
      ? { href: authPaths.login.href(), label: auth('login.submit') }
      : { href: authPaths.settings.href(), label: t('confirmEmail.toSettings') };

  if (data !== undefined) {
    return (
      <StandalonePage title={t('confirmEmail.doneTitle')}>
        <Outcome action={onwards}>
          <p>
            <RichText
              elements={{ strong: <strong /> }}
              messages={settingsMessages}
              text="confirmEmail.done"
              values={{ email: data.email }}
            />
          </p>
        </Outcome>
      </StandalonePage>
    );
  }
  if (isNotFoundError(error) || isConflictError(error)) {
    return (
      <StandalonePage title={t('confirmEmail.deadTitle')}>
        <Outcome action={onwards}>
          <p>{isConflictError(error) ? t('confirmEmail.taken') : t('confirmEmail.dead')}</p>
        </Outcome>
      </StandalonePage>
    );
  }
  if (error !== null) {
    return (
      <StandalonePage title={t('confirmEmail.failedTitle')}>
        <Stack gap={6}>
          <p className="auth-outcome">{t('confirmEmail.failed')}</p>
          <Button block busy={isFetching} onClick={() => void refetch()} size="l" variant="primary">
            {common('retry')}
          </Button>
        </Stack>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title={t('confirmEmail.checking')}>
      <Status running tone="accent">
        {auth('checking')}
      </Status>
    </StandalonePage>
  );
}
