import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Outcome } from '../../components/outcome';
import { StandalonePage } from '../../components/standalone-page';
import { invitationMessages } from '../../invitation-messages';
import type { InvitationRefusal } from '../../model/invitation-refusal';
import { authPaths } from '../../paths';

export interface InvalidInvitationProps {
  readonly refusal: InvitationRefusal;
  readonly user: CurrentUser | null;
}

/** Explains why an invitation no longer works, and offers a next step. */
export function InvalidInvitation({ refusal, user }: InvalidInvitationProps) {
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
