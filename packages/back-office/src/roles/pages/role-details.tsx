import type { Role } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Badge, DefinitionList, PageHeader } from '@atrium/ui-kit';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { RecordTabs } from '../../components/record-tabs';
import { paths } from '../../paths';
import { rolesMessages } from '../messages';
import { RoleActions } from './role-actions';
import { RoleMembers } from './role-members';
import { RolePermissions } from './role-permissions';

const back = paths.roles.href();

/** A role with its facts, and its members and permissions in tabs. */
export function RoleDetails({ role }: { role: Role }) {
  const text = useTexts(rolesMessages);
  const { title, description, active, members, permissions, author, built_in: builtIn } = role;
  const facts = [
    { id: 'members', term: text('field.members'), value: members },
    { id: 'author', term: text('field.author'), value: author?.full_name ?? '–' },
    { id: 'created', term: text('field.created_at'), value: formatDateTime(role.created_at) },
    { id: 'updated', term: text('fact.updated'), value: formatDateTime(role.updated_at) },
    { id: 'modified', term: text('fact.modified'), value: role.last_modified?.full_name ?? '–' },
  ];
  return (
    <div className="role">
      <PageHeader
        actions={<RoleActions role={role} />}
        back={{ href: back, label: text('table') }}
        badge={
          <Badge icon={active ? CircleCheck : CircleMinus} tone={active ? 'success' : 'neutral'}>
            {text(`state.${active}`)}
          </Badge>
        }
        status={builtIn ? text('administrators') : description}
        title={title}
        width="details"
      />
      <div className="role__facts">
        <DefinitionList items={facts} layout="columns" />
      </div>
      <div className="role__tabs">
        <RecordTabs
          id={role.id}
          label={text('tabs.label')}
          subject="role"
          tabs={[
            { id: 'members', label: text('tabs.members'), count: members, panel: <RoleMembers role={role} /> },
            {
              id: 'permissions',
              label: text('tabs.permissions'),
              count: builtIn ? undefined : permissions.length,
              panel: <RolePermissions role={role} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
