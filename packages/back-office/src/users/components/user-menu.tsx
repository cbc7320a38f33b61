import type { User, UserSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { Ellipsis, PencilLine, Power, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usersMessages } from '../messages';
import { EditUserDialog } from './edit-user-dialog';
import { useSwitchUser } from './use-switch-user';

/** Lazy: seldom used. */
const AnonymiseDialog = lazy(async () => ({ default: (await import('./anonymise-dialog')).AnonymiseDialog }));

interface UserMenuProps {
  user: User | UserSummary;
  /** The page of the user has buttons for the rest. */
  onPage?: boolean;
}

/** What the caller may do with a user. */
export function UserMenu({ user, onPage = false }: UserMenuProps) {
  const text = useTexts(usersMessages);
  const [opened, setOpened] = useState<'edit' | 'anonymise'>();
  const { switchUser } = useSwitchUser();
  const { full_name: name, active, allowed_actions: allowed } = user;
  const close = () => setOpened(undefined);
  const canSwitch = !onPage && allowed.includes(active ? 'deactivate' : 'activate');
  const canEdit = !onPage && allowed.includes('update');
  if (!canEdit && !canSwitch && !allowed.includes('anonymise')) return null;
  return (
    <>
      <Menu
        trigger={
          onPage ? (
            <IconButton icon={Ellipsis} label={text('more', { name })} variant="secondary" />
          ) : (
            <IconButton icon={Ellipsis} label={text('actionsOf', { name })} size="s" />
          )
        }
      >
        {canEdit && (
          <MenuItem icon={PencilLine} onSelect={() => setOpened('edit')}>
            {text('edit.open')}
          </MenuItem>
        )}
        {canSwitch && (
          <MenuItem icon={Power} onSelect={() => switchUser(user)}>
            {text(active ? 'active.deactivate' : 'active.activate')}
          </MenuItem>
        )}
        {allowed.includes('anonymise') && (
          <MenuItem danger icon={UserX} onSelect={() => setOpened('anonymise')}>
            {text('anonymise.open')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'edit' && <EditUserDialog onClose={close} user={user} />}
      <Suspense fallback={null}>{opened === 'anonymise' && <AnonymiseDialog onClose={close} user={user} />}</Suspense>
    </>
  );
}
