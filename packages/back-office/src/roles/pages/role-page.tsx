import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useParams } from 'react-router';
import { LoadedRecord } from '../../components/loaded-record';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { useRole } from '../api/roles';
import { rolesMessages } from '../messages';
import { RoleDetails } from './role-details';

/** A role: its state, members and permissions. */
export function RolePage() {
  const allowed = usePermission('view/roles');
  const { id = '' } = useParams();
  return allowed ? <RoleContent id={id} /> : <ModulePage module="roles">{null}</ModulePage>;
}

function RoleContent({ id }: { id: string }) {
  const text = useTexts(rolesMessages);
  return (
    <LoadedRecord
      listHref={paths.roles.href()}
      query={useRole(id)}
      texts={{
        loading: text('loading'),
        failed: text('recordFailed'),
        missing: text('missing'),
        missingText: text('missingText'),
        list: text('table'),
      }}
    >
      {(role) => <RoleDetails key={id} role={role} />}
    </LoadedRecord>
  );
}
