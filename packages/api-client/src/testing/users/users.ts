import { checkFullName } from '@atrium/validators';
import type { CurrentUser } from '../../contract';
import { can } from '../../session/can';
import { anonymiseAccount, isOpenInvitationOf, tenantsOwnedAlone } from '../accounts/close-account';
import type { Handlers } from '../http/call';
import { ProblemError, requireValid, requireVersion } from '../http/problem';
import { tenantsOfMember } from '../members/members';
import { rolesOf } from '../roles/grants';
import type { FakeState } from '../state';
import { showUser } from './user';
import { accountById, activationBlock, changeableAccount, closingBlock, requireUnblocked } from './user-rules';

/** The company CRMs without another owner, for those who may view company CRMs. */
const namedTenants = (state: FakeState, id: string, viewer: CurrentUser) =>
  can(viewer, 'view/tenants')
    ? tenantsOwnedAlone(state, id).map((tenant) => ({ id: tenant.id, title: tenant.title }))
    : [];

export const userHandlers = {
  getUser: ({ state, params, user }) => showUser(state, accountById(state, params.id), user()),

  changeUser: ({ state, params, body, user }) => {
    const account = changeableAccount(state, user(), params.id);
    requireVersion(account, body._version, () => showUser(state, account, user()));
    const { full_name, username, position_title, active } = body;
    const isTaken = state.accounts.some(
      (one) => one !== account && username && one.username?.toLowerCase() === username.toLowerCase(),
    );
    requireValid({
      full_name:
        full_name !== undefined && !checkFullName(full_name).valid && 'Enter the full name, at most 120 characters.',
      username: isTaken && 'Another user has this username.',
    });
    if (active !== undefined && active !== account.active) {
      requireUnblocked(activationBlock(state, user(), account));
      Object.assign(account, { active, activationToken: null });
      if (!active) state.sessions = state.sessions.filter(({ userId }) => userId !== params.id);
    }
    if (username !== undefined) account.username = username;
    Object.assign(account.user, {
      ...(full_name === undefined ? {} : { full_name }),
      ...(position_title === undefined ? {} : { position_title }),
    });
    account.version += 1;
    return showUser(state, account, user());
  },

  previewAnonymisation: ({ state, params, user }) => {
    const account = accountById(state, params.id);
    const tenants = tenantsOfMember(state, params.id).filter((tenant) => tenant.state !== 'closed');
    return {
      blocked_by: closingBlock(state, user(), account),
      owned: tenantsOwnedAlone(state, params.id).length,
      owned_tenants: namedTenants(state, params.id, user()),
      sessions: state.sessions.filter(({ userId }) => userId === params.id).length,
      roles: rolesOf(state, account).length,
      memberships: tenants.length,
      invitations: state.invitations.filter((one) => isOpenInvitationOf(one, account.user)).length,
    };
  },

  anonymiseUser: ({ state, params, user }) => {
    const account = accountById(state, params.id);
    requireUnblocked(closingBlock(state, user(), account));
    const tenants = namedTenants(state, params.id, user());
    if (tenantsOwnedAlone(state, params.id).length > 0)
      throw new ProblemError(
        409,
        'user_owns_tenants',
        'This user is the last owner of company CRMs that are not closed. Make someone else the owner first.',
        tenants.length > 0 ? { tenants } : {},
      );
    anonymiseAccount(state, account);
    return null;
  },
} satisfies Handlers;
