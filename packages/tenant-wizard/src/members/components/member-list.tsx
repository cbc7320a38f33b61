import type { Member, Tenant, TenantRole } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { membersMessages } from '../messages';
import { MemberChangeDialog } from './member-change-dialog';
import { MemberRow } from './member-row';
import type { MemberChange } from './member-change';
import { useMemberChanges } from './use-member-changes';

interface MemberListProps {
  readonly members: readonly Member[];
  readonly tenant: Tenant;
}

/** The members. Changes that cannot be undone ask first. */
export function MemberList({ members, tenant }: MemberListProps) {
  const t = useTexts(membersMessages);
  const me = useCurrentUser()?.id;
  const [question, setQuestion] = useState<MemberChange | null>(null);
  const { changeRole, confirmChange, busy } = useMemberChanges(tenant);

  function choose(member: Member, role: TenantRole) {
    if (member.user_id === me) setQuestion({ kind: 'ownRole', member, role });
    else changeRole(member, role);
  }

  return (
    <>
      <ul aria-label={t('list')} className="members">
        {members.map((member) => (
          <MemberRow
            isMe={member.user_id === me}
            key={member.user_id}
            member={member}
            onAsk={(kind) => setQuestion({ kind, member })}
            onRole={(role) => choose(member, role)}
          />
        ))}
      </ul>
      {question !== null && (
        <MemberChangeDialog
          busy={busy}
          onCancel={() => setQuestion(null)}
          onConfirm={() => confirmChange(question, () => setQuestion(null))}
          question={question}
          tenant={tenant}
        />
      )}
    </>
  );
}
