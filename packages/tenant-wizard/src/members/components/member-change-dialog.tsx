import type { Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { membersMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import type { MemberChange } from './member-change';

interface MemberChangeDialogProps {
  readonly question: MemberChange;
  readonly tenant: Tenant;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains a change before it is made. */
export function MemberChangeDialog({ question, tenant, busy, onConfirm, onCancel }: MemberChangeDialogProps) {
  const t = useTexts(membersMessages);
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  const title = tenant.title === '' ? text('unnamed') : tenant.title;
  const name = question.member.full_name;
  const dialog = `${question.kind}Dialog` as const;
  const words =
    question.kind === 'ownRole'
      ? {
          title: t('ownRoleDialog.title'),
          text: t('ownRoleDialog.text', { tenant: title, role: t(`role.${question.role}`).toLocaleLowerCase() }),
        }
      : question.kind === 'leave'
        ? { title: t('leaveDialog.title', { tenant: title }), text: t('leaveDialog.text', { tenant: title }) }
        : {
            title: t(`${question.kind}Dialog.title`, { name }),
            text: t(`${question.kind}Dialog.text`, { name, tenant: title }),
          };
  return (
    <ConfirmDialog
      busy={busy}
      cancelLabel={common('cancel')}
      confirmLabel={t(`${dialog}.confirm`)}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={words.title}
      tone={question.kind === 'remove' || question.kind === 'leave' ? 'danger' : 'primary'}
    >
      {words.text}
    </ConfirmDialog>
  );
}
