import type { Role } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { CircleMinus, CirclePlay, Copy, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { rolesMessages } from '../messages';
import { CopyRoleDialog } from './copy-role-dialog';
import { DeleteRoleDialog } from './delete-role-dialog';
import { RoleDialog } from './role-dialog';
import { useSwitchRole } from './use-switch-role';

/** What the user may do with a role. */
export function RoleActions({ role }: { role: Role }) {
  const text = useTexts(rolesMessages);
  const navigate = useNavigate();
  const switchRole = useSwitchRole();
  const [opened, setOpened] = useState<'edit' | 'copy' | 'delete'>();
  const close = () => setOpened(undefined);
  const { title, active, allowed_actions: allowed } = role;
  const [canUpdate, canDelete] = [allowed.includes('update'), allowed.includes('delete')];
  return (
    <>
      {allowed.includes('duplicate') && (
        <Button icon={Copy} onClick={() => setOpened('copy')}>
          {text('copy.action')}
        </Button>
      )}
      {canUpdate && (
        <Button icon={PencilLine} onClick={() => setOpened('edit')}>
          {text('edit')}
        </Button>
      )}
      {(canUpdate || canDelete) && (
        <Menu trigger={<IconButton icon={Ellipsis} label={text('menu', { title })} variant="secondary" />}>
          {canUpdate && (
            <MenuItem icon={active ? CircleMinus : CirclePlay} onSelect={() => switchRole(role)}>
              {text(active ? 'deactivate' : 'activate')}
            </MenuItem>
          )}
          {canDelete && (
            <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
              {text('delete.action')}
            </MenuItem>
          )}
        </Menu>
      )}
      {opened === 'edit' && <RoleDialog onClose={close} role={role} />}
      {opened === 'copy' && <CopyRoleDialog onClose={close} role={role} />}
      {opened === 'delete' && (
        <DeleteRoleDialog onClose={close} onDeleted={() => void navigate(paths.roles.href())} role={role} />
      )}
    </>
  );
}
