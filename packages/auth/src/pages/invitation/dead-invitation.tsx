import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Outcome } from '../../components/outcome';
import { StandalonePage } from '../../components/standalone-page';
import { invitationMessages } from '../../invitation-messages';
import type { InvitationRefusal } from '../../model/invitation-refusal';
import { authPaths } from '../../paths';

export interface DeadInvitationProps {
  readonly refusal: InvitationRefusal;
  readonly user: CurrentUser | null;
}

/** An invitation that leads nowhere any more, and where to go instead. */
export function DeadInvitation({ refusal, user }: DeadInvitationProps) {
  const t = useTexts(invitationMessages);
  const onwards =
    user === null ? { href: authPaths.login.href(), label: t('login') } : { href: '/tenants', label: t('toTenants') };
  return (
    <StandalonePage title={t(`${refusal}Title`)}>
      <Outcome action={onwards}>
        <p>{t(refusal)}</p>
      </Outcome>
    </StandalonePage>
  );
}
