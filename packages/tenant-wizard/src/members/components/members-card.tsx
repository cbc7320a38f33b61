import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, Card } from '@atrium/ui-kit';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMembers } from '../api/members';
import { LoadFailure } from '../../tenant/components/load-failure';
import { membersMessages } from '../messages';
import { InvitationList } from './invitation-list';
import { MemberList } from './member-list';
import { MembersSkeleton } from './members-skeleton';

/** Lazy: only owners invite. */
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog')).InviteDialog }));

/** Members and invitations. Only an owner can change them. */
export function MembersCard({ tenant }: { readonly tenant: Tenant }) {
  const t = useTexts(membersMessages);
  const { data, error, isFetching, refetch } = useMembers(tenant.id);
  const [inviting, setInviting] = useState(false);
  const canInvite = data?.allowed_actions.includes('invite') === true;
  return (
    <Card
      actions={
        canInvite && (
          <Button icon={UserPlus} onClick={() => setInviting(true)} size="s">
            {t('invite')}
          </Button>
        )
      }
      flush
      title={t('title')}
    >
      {data === undefined && error === null && <MembersSkeleton />}
      {data === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={t('loadFailed')} />
      )}
      {data !== undefined && (
        <>
          <MemberList members={data.data} tenant={tenant} />
          {data.invitations.length > 0 && <InvitationList invitations={data.invitations} tenantId={tenant.id} />}
        </>
      )}
      <Suspense fallback={null}>
        {inviting && <InviteDialog onClose={() => setInviting(false)} tenantId={tenant.id} />}
      </Suspense>
    </Card>
  );
}
