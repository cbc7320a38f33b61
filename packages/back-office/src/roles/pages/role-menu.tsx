import type { RoleSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { rolesMessages } from '../messages';
import { CopyRoleDialog } from './copy-role-dialog';
import { DeleteRoleDialog } from './delete-role-dialog';

/** The menu of a role in the list. */
export function RoleMenu({ role }: { role: RoleSummary }) {
  const text = useTexts(rolesMessages);
  const [opened, setOpened] = useState<'copy' | 'delete'>();
  const close = () => setOpened(undefined);
  const { title, allowed_actions: allowed } = role;
  const [canCopy, canDelete] = [allowed.includes('duplicate'), allowed.includes('delete')];
  if (!canCopy && !canDelete) return null;
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={text('menu', { title })} size="s" />}>
        {canCopy && (
          <MenuItem icon={Copy} onSelect={() => setOpened('copy')}>
            {text('copy.action')}
          </MenuItem>
        )}
        {canDelete && (
          <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
            {text('delete.action')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'copy' && <CopyRoleDialog onClose={close} role={role} />}
      {opened === 'delete' && <DeleteRoleDialog onClose={close} role={role} />}
    </>
  );
}
