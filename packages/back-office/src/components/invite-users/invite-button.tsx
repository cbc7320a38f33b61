import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { inviteUsersMessages } from './messages';

const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer')).InviteDrawer }));

/** The button that opens the drawer to invite users. Without `create/users` it is not shown. */
export function InviteButton() {
  const text = useTexts(inviteUsersMessages);
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('create/users')) return null;
  return (
    <>
      <Button icon={UserPlus} onClick={() => setOpen(true)} shortLabel={text('openShort')} variant="primary">
        {text('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
