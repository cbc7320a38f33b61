import type { UserInvitation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, IconButton, Menu, MenuItem, useMediaQuery } from '@atrium/ui-kit';
import { Ellipsis, Send, Undo2 } from 'lucide-react';
import { invitationsMessages } from '../messages';
import { useInvitationActions } from './use-invitation-actions';

interface InvitationActionsProps {
  invitation: UserInvitation;
}

/** Send again and Withdraw: buttons, and a menu on a phone. */
export function InvitationActions({ invitation }: InvitationActionsProps) {
  const text = useTexts(invitationsMessages);
  const { isBusy, resend, withdraw } = useInvitationActions(invitation);
  const isPhone = useMediaQuery('(max-width: 768px)');
  const { email, state, allowed_actions: allowed } = invitation;
  const resendKey = state === 'void' ? 'inviteAgain' : 'resend';
  if (allowed.length === 0) return null;
  if (isPhone)
    return (
      <Menu trigger={<IconButton icon={Ellipsis} label={text('more', { email })} size="s" />}>
        {allowed.includes('resend') && (
          <MenuItem icon={Send} onSelect={resend}>
            {text(resendKey)}
          </MenuItem>
        )}
        {allowed.includes('withdraw') && (
          <MenuItem icon={Undo2} onSelect={withdraw}>
            {text('withdraw')}
          </MenuItem>
        )}
      </Menu>
    );
  return (
    <span className="invitations__actions">
      {allowed.includes('resend') && (
        <Button aria-label={text(`${resendKey}To`, { email })} busy={isBusy} onClick={resend} size="s" variant="ghost">
          {text(resendKey)}
        </Button>
      )}
      {allowed.includes('withdraw') && (
        <Button aria-label={text('withdrawOf', { email })} busy={isBusy} onClick={withdraw} size="s" variant="ghost">
          {text('withdraw')}
        </Button>
      )}
    </span>
  );
}
