import { isApiError } from '@atrium/api-client';
import type { Role } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { formatDateTime, useTexts } from '@atrium/i18n';
import {
  Badge,
  ButtonLink,
  DefinitionList,
  ErrorState,
  PageHeader,
  Skeleton,
  Tabs,
  VisuallyHidden,
  type TabsItem,
} from '@atrium/ui-kit';
import { ArrowLeft, CircleCheck, CircleMinus, SearchX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { useRole } from '../api/roles';
import { rolesMessages } from '../messages';
import { RoleActions } from './role-actions';
import { RoleMembers } from './role-members';
import { RolePermissions } from './role-permissions';

const back = paths.roles.href();
const notFound = 404;

type RoleTab = 'members' | 'permissions';

function RoleDetails({ role }: { role: Role }) {
  const text = useTexts(rolesMessages);
  const [address, setAddress] = useSearchParams();
  const { title, description, active, members, permissions, author, built_in: builtIn } = role;
  const tabs: readonly TabsItem<RoleTab>[] = [
    { id: 'members', label: text('tabs.members'), count: members, panel: <RoleMembers role={role} /> },
    {
      id: 'permissions',
      label: text('tabs.permissions'),
      count: builtIn ? undefined : permissions.length,
      panel: <RolePermissions role={role} />,
    },
  ];
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
        <Tabs
          label={text('tabs.label')}
          onChange={(tab) => setAddress(tab === 'members' ? {} : { tab }, { replace: true })}
          tabs={tabs}
          value={address.get('tab') === 'permissions' ? 'permissions' : 'members'}
        />
      </div>
    </div>
  );
}

/** A role: its state, members and permissions. */
export function RolePage() {
  const allowed = usePermission('view/roles');
  const { id = '' } = useParams();
  return allowed ? <LoadedRole id={id} /> : <ModulePage module="roles">{null}</ModulePage>;
}

function LoadedRole({ id }: { id: string }) {
  const text = useTexts(rolesMessages);
  const { data, error, isFetching, refetch } = useRole(id);
  if (isApiError(error) && error.status === notFound)
    return (
      <ErrorState
        actions={
          <ButtonLink href={back} icon={ArrowLeft}>
            {text('table')}
          </ButtonLink>
        }
        headingLevel={1}
        icon={SearchX}
        title={text('missing')}
      >
        {text('missingText')}
      </ErrorState>
    );
  if (data !== undefined) return <RoleDetails key={id} role={data} />;
  if (error !== null)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('recordFailed')} />;
  return (
    <div className="record">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Skeleton width="half" />
    </div>
  );
}
