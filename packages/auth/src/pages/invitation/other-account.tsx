import type { CurrentUser } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { Button, Stack } from '@atrium/ui-kit';
import { useLogOutHere } from '../../api/log-out';
import { FailureBanner } from '../../components/failure-banner';
import { StandalonePage } from '../../components/standalone-page';
import { invitationMessages } from '../../invitation-messages';
import { toFormFailure } from '../../model/form-failure';

export interface OtherAccountProps {
  readonly invited: string;
  readonly user: CurrentUser;
}

/** Somebody else is signed in: after logging out the page goes on for the invited. */
export function OtherAccount({ invited, user }: OtherAccountProps) {
  const t = useTexts(invitationMessages);
  const { mutate, isPending, error } = useLogOutHere();
  return (
    <StandalonePage title={t('otherTitle')}>
      <Stack gap={6}>
        {error !== null && (
          <FailureBanner
            busy={isPending}
            failure={toFormFailure(error)}
            onRetry={() => mutate({})}
            title={t('logOutFailed')}
          />
        )}
        <div className="auth-outcome">
          <p>
            <RichText
              elements={{ strong: <strong /> }}
              messages={invitationMessages}
              text="other"
              values={{ invited, email: user.email }}
            />
          </p>
        </div>
        <Button block busy={isPending} onClick={() => mutate({})} size="l" variant="primary">
          {t('logOut')}
        </Button>
      </Stack>
    </StandalonePage>
  );
}
