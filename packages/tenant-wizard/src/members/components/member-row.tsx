import type { Member, TenantRole } from '@atrium/api-client/contract';
import { useAvatarUrl } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Avatar, Badge, IconButton, Menu, MenuItem, MenuSeparator } from '@atrium/ui-kit';
import { ArrowRightLeft, Crown, Ellipsis, Eye, LogOut, UserCog, UserMinus } from 'lucide-react';
import { membersMessages } from '../messages';
import { tenantRoles } from '../model/tenant-roles';
import type { MemberDialogKind } from './member-change';

interface MemberRowProps {
  readonly member: Member;
  readonly isMe: boolean;
  readonly onRole: (role: TenantRole) => void;
  readonly onAsk: (kind: MemberDialogKind) => void;
}

const roleIcons = { owner: Crown, manager: UserCog, viewer: Eye } as const;
const makeTexts = { owner: 'makeOwner', manager: 'makeManager', viewer: 'makeViewer' } as const;

/** A member with a role, and what the user can change about it. */
export function MemberRow({ member, isMe, onRole, onAsk }: MemberRowProps) {
  const t = useTexts(membersMessages);
  const urlOf = useAvatarUrl();
  const { full_name: name, email, role, allowed_actions: actions } = member;
  const may = (action: string) => actions.includes(action);
  return (
    <li className="members__row">
      <Avatar name={name} picture={urlOf(member.avatar)} />
      <div className="members__main">
        <div className="members__who">
          <p className="members__name">
            {name}
            {isMe && <Badge>{t('you')}</Badge>}
          </p>
          <p className="members__note">{email}</p>
        </div>
        <span className="members__role">{t(`role.${role}`)}</span>
      </div>
      <span className="members__actions">
        {actions.length > 0 && (
          <Menu trigger={<IconButton icon={Ellipsis} label={t('actionsOf', { name })} size="s" />}>
            {may('update') &&
              tenantRoles
                .filter((other) => other !== role)
                .map((other) => (
                  <MenuItem icon={roleIcons[other]} key={other} onSelect={() => onRole(other)}>
                    {t(makeTexts[other])}
                  </MenuItem>
                ))}
            {may('transfer') && (
              <MenuItem icon={ArrowRightLeft} onSelect={() => onAsk('transfer')}>
                {t('transfer')}
              </MenuItem>
            )}
            {may('update') && (may('remove') || may('leave')) && <MenuSeparator />}
            {may('remove') && (
              <MenuItem danger icon={UserMinus} onSelect={() => onAsk('remove')}>
                {t('remove')}
              </MenuItem>
            )}
            {may('leave') && (
              <MenuItem danger icon={LogOut} onSelect={() => onAsk('leave')}>
                {t('leave')}
              </MenuItem>
            )}
          </Menu>
        )}
      </span>
    </li>
  );
}
