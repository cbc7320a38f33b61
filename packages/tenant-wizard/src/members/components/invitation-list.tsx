import type { Invitation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useId } from 'react';
import { membersMessages } from '../messages';
import { InvitationRow } from './invitation-row';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly tenantId: string;
}

export function InvitationList({ invitations, tenantId }: InvitationListProps) {
  const t = useTexts(membersMessages);
  const titleId = useId();
  return (
    <>
      <h3 className="members__part" id={titleId}>
        {t('invitations')}
      </h3>
      <ul aria-labelledby={titleId} className="members">
        {invitations.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} tenantId={tenantId} />
        ))}
      </ul>
    </>
  );
}
