import { isApiError } from '@atrium/api-client';
import type { Invitation } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { Icon, IconButton, Menu, MenuItem, Status, useNotify } from '@atrium/ui-kit';
import { Clock, Ellipsis, Mail, Send, Trash2 } from 'lucide-react';
import { useResendInvitation, useRevokeInvitation } from '../api/members';
import { membersMessages } from '../messages';

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly tenantId: string;
}

/** A pending invitation, which can be sent again or withdrawn. */
export function InvitationRow({ invitation, tenantId }: InvitationRowProps) {
  const t = useTexts(membersMessages);
  const notify = useNotify();
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const { id, email, role, expired, expires_at: expires, allowed_actions: actions } = invitation;
  const parts = { params: { id: tenantId, invitation_id: id } };
  const line = { role: t(`role.${role}`), date: formatDate(expires) };

  /** The row may be unmounted when the call ends. */
  async function report(call: Promise<unknown>, message: string) {
    try {
      await call;
      notify({ tone: 'success', title: message });
    } catch (error) {
      notify({ tone: 'error', title: t('invitationFailed'), text: isApiError(error) ? error.message : undefined });
    }
  }

  return (
    <li className="members__row">
      <span className="members__mail">
        <Icon icon={Mail} />
      </span>
      <div className="members__main">
        <div className="members__who">
          <p className="members__name">{email}</p>
          <p className="members__note">{expired ? t('expiredAs', line) : t('invitedAs', line)}</p>
        </div>
        <span className="members__role">
          <Status icon={Clock} tone={expired ? 'warning' : 'neutral'}>
            {expired ? t('expired') : t('invited')}
          </Status>
        </span>
      </div>
      <span className="members__actions">
        {actions.length > 0 && (
          <Menu
            trigger={
              <IconButton
                busy={resend.isPending || revoke.isPending}
                icon={Ellipsis}
                label={t('actionsOf', { name: email })}
                size="s"
              />
            }
          >
            {actions.includes('resend') && (
              <MenuItem icon={Send} onSelect={() => void report(resend.mutateAsync(parts), t('sent', { email }))}>
                {t('resend')}
              </MenuItem>
            )}
            {actions.includes('revoke') && (
              <MenuItem
                danger
                icon={Trash2}
                onSelect={() => void report(revoke.mutateAsync(parts), t('revoked', { email }))}
              >
                {t('revoke')}
              </MenuItem>
            )}
          </Menu>
        )}
      </span>
    </li>
  );
}
