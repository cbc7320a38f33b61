import type { Member, Tenant, TenantRole } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { useChangeRole, useLeaveTenant, useRemoveMember, useTransferTenant } from '../api/members';
import { membersMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { paths } from '../../paths';
import type { MemberChange } from './member-change';

const nothing = () => {};

/** Changes of the members, each with its success or error message. */
export function useMemberChanges(tenant: Tenant) {
  const t = useTexts(membersMessages);
  const text = useTexts(tenantMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const role = useChangeRole();
  const transfer = useTransferTenant();
  const remove = useRemoveMember();
  const leave = useLeaveTenant();
  const { id } = tenant;
  const title = tenant.title === '' ? text('unnamed') : tenant.title;

  const ended = (message: string, onEnd: () => void = nothing) => ({
    onSuccess: () => void notify({ tone: 'success', title: message }),
    onError: (error: Error) => void notify({ tone: 'error', title: t('changeFailed'), text: error.message }),
    onSettled: onEnd,
  });

  function changeRole({ user_id, full_name: name }: Member, next: TenantRole, onEnd = nothing) {
    const parts = { params: { id, user_id }, body: { role: next } };
    role.mutate(parts, ended(t('changed', { name, role: t(`role.${next}`) }), onEnd));
  }

  function confirmChange(change: MemberChange, onEnd: () => void) {
    const { user_id, full_name: name } = change.member;
    const params = { id, user_id };
    if (change.kind === 'ownRole') return changeRole(change.member, change.role, onEnd);
    if (change.kind === 'transfer')
      return transfer.mutate({ params: { id }, body: { user_id } }, ended(t('transferred', { name }), onEnd));
    if (change.kind === 'remove') return remove.mutate({ params }, ended(t('removed', { name }), onEnd));
    const { onSuccess, ...rest } = ended(t('left', { tenant: title }), onEnd);
    const onLeft = () => {
      onSuccess();
      void navigate(paths.tenants.href(), { replace: true });
    };
    leave.mutate({ params }, { ...rest, onSuccess: onLeft });
  }

  return { changeRole, confirmChange, busy: [role, transfer, remove, leave].some(({ isPending }) => isPending) };
}
