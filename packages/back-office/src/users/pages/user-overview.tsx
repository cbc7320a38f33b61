import type { User } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList } from '@atrium/ui-kit';
import { PermissionsCard } from '../components/permissions-card';
import { RolesCard } from '../components/roles-card';
import { SessionsCard } from '../components/sessions-card';
import { TenantsCard } from '../components/tenants-card';
import { usersMessages } from '../messages';

function AccountCard({ user }: { user: User }) {
  const text = useTexts(usersMessages);
  const at = (instant: string | null) => (instant === null ? text('never') : formatDateTime(instant));
  const facts = {
    full_name: user.full_name,
    username: user.username ?? '–',
    position_title: user.position_title ?? '–',
    language: text(`language.${user.language}`),
    created_at: at(user.created_at),
    activated_at: at(user.activated_at),
    last_sign_in_at: at(user.last_sign_in_at),
  };
  const items = Object.entries(facts).map(([id, value]) => ({
    id,
    term: text(`field.${id as keyof typeof facts}`),
    value,
  }));
  return (
    <Card title={text('details.account')}>
      <DefinitionList items={items} />
    </Card>
  );
}

interface UserOverviewProps {
  user: User;
  onShowPermissions: () => void;
}

/** Roles, sessions and company CRMs of a user, beside the account and what they may do. */
export function UserOverview({ user, onShowPermissions }: UserOverviewProps) {
  const canUpdate = usePermission('update/users');
  return (
    <div className="user__columns">
      <div className="user__column">
        <RolesCard user={user} />
        {canUpdate && <SessionsCard user={user} />}
      </div>
      <div className="user__column">
        <AccountCard user={user} />
        <PermissionsCard onShowAll={onShowPermissions} roles={user.roles} />
        {user.tenants !== null && <TenantsCard tenants={user.tenants} />}
      </div>
    </div>
  );
}
