import type { CurrentUser, User, UserSummary } from '../../contract';
import { can } from '../../session/can';
import { tenantsOfMember } from '../members/members';
import type { ReadRows } from '../resources/listing';
import { mayChange, rolesOf } from '../roles/grants';
import type { FakeAccount, FakeState } from '../state';
import { activationBlock, closingBlock, showGrantedRole, stateOf } from './user-rules';

function actionsOn(state: FakeState, caller: CurrentUser, account: FakeAccount): string[] {
  const isCovered = mayChange(caller, account);
  const canUpdate = isCovered && can(caller, 'update/users');
  const canSwitch = canUpdate && activationBlock(state, caller, account) === null;
  const canClose = closingBlock(state, caller, account) === null && can(caller, 'delete/users');
  return [
    ...(canUpdate ? ['update'] : []),
    ...(canSwitch ? [account.active ? 'deactivate' : 'activate'] : []),
    ...(canUpdate ? ['end-sessions'] : []),
    ...(isCovered && can(caller, 'manage/members') ? ['change-roles'] : []),
    ...(canClose ? ['anonymise'] : []),
  ];
}

function summaryOf(state: FakeState, account: FakeAccount, caller: CurrentUser): UserSummary {
  const { id, full_name, email, position_title, avatar } = account.user;
  const { username, active, lastSignInAt, createdAt, version } = account;
  return {
    id,
    full_name,
    username,
    email,
    position_title,
    avatar,
    roles: rolesOf(state, account).map(({ role: { id: roleId, title } }) => ({ id: roleId, title })),
    state: stateOf(account),
    active,
    last_sign_in_at: lastSignInAt,
    created_at: createdAt,
    allowed_actions: actionsOn(state, caller, account),
    version,
  };
}

export const showUser = (state: FakeState, account: FakeAccount, caller: CurrentUser): User => ({
  ...summaryOf(state, account, caller),
  language: account.user.language,
  updated_at: account.createdAt,
  activated_at: account.activationToken === null ? account.createdAt : null,
  roles: rolesOf(state, account).map(({ role, addedAt }) => ({
    ...showGrantedRole(role, caller),
    added_at: addedAt,
  })),
  tenants: can(caller, 'view/tenants')
    ? tenantsOfMember(state, account.user.id)
        .filter((tenant) => tenant.state !== 'closed')
        .map(({ id, title }) => ({ id, title, role: roleIn(state, id, account) }))
    : null,
  activation_blocked_by: activationBlock(state, caller, account),
});

const roleIn = ({ members }: FakeState, tenantId: string, { user }: FakeAccount) =>
  members.find((member) => member.tenantId === tenantId && member.userId === user.id)?.role ?? 'viewer';

/** The list of the users. */
export const userRows: ReadRows = ({ state, user }) =>
  state.accounts
    .filter(({ anonymised }) => !anonymised)
    .map((account) => {
      const shown = summaryOf(state, account, user());
      const option = { title: shown.full_name, subtitle: shown.email };
      return { shown, values: { has_role: shown.roles.length > 0 }, option };
    });
