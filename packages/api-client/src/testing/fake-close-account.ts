import { closeAccountEndpoint } from '../contract';
import { closeAccountSchema } from '../contract/schemas';
import { accountOf } from './fake-accounts';
import { keepMail } from './fake-mail';
import { isLastOwner, membersOf, tenantsOfMember } from './fake-members';
import { FakeProblem, refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import type { FakeState } from './fake-state';

/** The company CRMs of which only this member is an owner; a draft without other members does not count. */
function tenantsHeldBy(state: FakeState, userId: string) {
  return tenantsOfMember(state, userId).filter(
    (tenant) =>
      tenant.state !== 'closed' &&
      isLastOwner(state, tenant.id, userId) &&
      (tenant.state !== 'draft' || membersOf(state, tenant.id).length > 1),
  );
}

function refuseLastAdministrator({ accounts }: FakeState, userId: string): void {
  const administrators = accounts.filter(
    ({ user, active }) => active && user.roles.some(({ title }) => title === 'Administrators'),
  );
  if (administrators.length === 1 && administrators[0]?.user.id === userId)
    throw new FakeProblem(409, 'last_administrator', 'You are the last Administrator.');
}

export const fakeCloseAccountRoutes: readonly FakeRoute[] = [
  fakeRoute(closeAccountEndpoint, closeAccountSchema, ({ state, body, user }) => {
    const account = accountOf(state, user().id);
    const { id, email } = account.user;
    refuseInvalid({
      current_password: account.password !== body.current_password && 'The current password is incorrect.',
    });
    refuseLastAdministrator(state, id);
    const held = tenantsHeldBy(state, id).map((tenant) => ({ id: tenant.id, title: tenant.title }));
    if (held.length > 0)
      throw new FakeProblem(409, 'owns_tenants', 'You are the last owner of company CRMs that are not closed.', {
        tenants: held,
      });
    const drafts = tenantsOfMember(state, id).filter(
      (tenant) => tenant.state === 'draft' && isLastOwner(state, tenant.id, id),
    );
    state.tenants = state.tenants.filter((tenant) => !drafts.includes(tenant));
    state.members = state.members.filter(({ userId }) => userId !== id);
    state.notifications = state.notifications.filter(({ userId }) => userId !== id);
    state.sessions = state.sessions.filter(({ userId }) => userId !== id);
    account.active = false;
    Object.assign(account.user, {
      email: `${id}@closed.invalid`,
      full_name: 'Former user',
      roles: [],
      permissions: [],
    });
    keepMail(state, email, 'Your account was closed', '/registration');
    return null;
  }),
];
