import type { CurrentUser } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { Button, Stack } from '@atrium/ui-kit';
import { useAcceptInvitation } from '../../api/invitations';
import { FailureBanner } from '../../components/failure-banner';
import { invitationMessages } from '../../invitation-messages';
import { toInvitationRefusal, type InvitationRefusal } from '../../model/invitation-refusal';
import { toFormFailure } from '../../model/form-failure';

export interface AcceptInvitationProps {
  readonly token: string;
  readonly user: CurrentUser;
  readonly onRefused: (refusal: InvitationRefusal) => void;
}

/** Accepts with one press when the invited user is logged in. */
export function AcceptInvitation({ token, user, onRefused }: AcceptInvitationProps) {
  const t = useTexts(invitationMessages);
  const { mutate, isPending, error } = useAcceptInvitation();

  function accept() {
    mutate(
      { params: { token } },
      {
        onError: (problem) => {
          const refusal = toInvitationRefusal(problem);
          if (refusal !== undefined) onRefused(refusal);
        },
      },
    );
  }

  return (
    <Stack gap={6}>
      {error !== null && (
        <FailureBanner busy={isPending} failure={toFormFailure(error)} onRetry={accept} title={t('failed')} />
      )}
      <div className="auth-outcome">
        <p>
          <RichText
            elements={{ strong: <strong /> }}
            messages={invitationMessages}
            text="acceptText"
            values={{ email: user.email }}
          />
        </p>
      </div>
      <Button block busy={isPending} onClick={accept} size="l" variant="primary">
        {isPending ? t('accepting') : t('accept')}
      </Button>
    </Stack>
  );
}
