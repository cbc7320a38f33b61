import { sampleOpenedInvitation, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { authPaths } from '../../paths';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid, ok, problem } from '@atrium/api-client/testing/stub';

const path = authPaths.invitation.href('t0ken');
const opened = 'GET /invitations/t0ken';
const accept = 'POST /invitations/t0ken/accept';
const signUp = 'POST /invitations/t0ken/signup';
const tenantId = '019a9f00-0000-7000-8000-0000000000a1';
const joined = { tenant_id: tenantId, role: 'manager' };
const details = `Elsewhere: /tenants/details/${tenantId}`;

const account = {
  'Full name': 'Žan Ažman',
  Phone: '041 234 567',
  Password: 'modra-hiša7',
  'Confirm password': 'modra-hiša7',
};

async function fillAll(user: UserEvent, changes: Partial<typeof account> = {}) {
  for (const [label, value] of Object.entries({ ...account, ...changes })) {
    await fill(user, screen.getByLabelText(label, { selector: 'input' }), value);
  }
}

const join = () => screen.getByRole('button', { name: 'Create account and join' });

describe('an invitation to a person without an account', () => {
  const invitation = { [opened]: ok(sampleOpenedInvitation()) };

  it('names the inviter, the company CRM and the role, and registers without asking for the e-mail', async () => {
    const answers = { ...invitation, [signUp]: ok({ ...joined, user: sampleUser }, 201) };
    const { user, calls } = await openPage(path, { answers });
    expect(await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' })).toBeDefined();
    expect(
      screen.getByText('Maja Kovač invites you as manager. A manager also edits the setup and runs tests.'),
    ).toBeDefined();
    const email = screen.getByLabelText('E-mail');
    expect([email.getAttribute('value'), email.hasAttribute('readonly')]).toEqual(['zan@azman.example', true]);
    await fillAll(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(join());
    expect(await screen.findByText(details)).toBeDefined();
    expect(calls.find(({ route }) => route === signUp)?.body).toEqual({
      full_name: 'Žan Ažman',
      country_code: 'SI',
      phone: '041 234 567',
      password: 'modra-hiša7',
      password_confirmation: 'modra-hiša7',
      terms: 'true',
    });
  });

  it.each<[keyof typeof account, string, string]>([
    ['Full name', '12345', 'Enter the full name'],
    ['Phone', '12345', 'Enter a phone number that exists in the chosen country.'],
    ['Password', 'modra', 'Use at least 6 characters.'],
    ['Password', 'azman.example-1', 'The password must not contain your name'],
    ['Confirm password', 'modra-hiša8', 'The password confirmation does not match.'],
  ])('rejects in %s the value %j', async (label, value, message) => {
    const { user, calls } = await openPage(path, { answers: invitation });
    await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' });
    await fillAll(user, { [label]: value });
    await user.click(screen.getByRole('checkbox'));
    await user.click(join());
    await waitFor(() => expect(messageOf(screen.getByLabelText(label, { selector: 'input' }))).toContain(message));
    expect(calls.map(({ route }) => route)).not.toContain(signUp);
  });

  it('requires the terms to be accepted', async () => {
    const { user } = await openPage(path, { answers: invitation });
    await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' });
    await fillAll(user);
    await user.click(join());
    await waitFor(() => expect(messageOf(screen.getByRole('checkbox'))).toBe('Accept the terms to continue.'));
  });

  it('shows the service’s error at its field', async () => {
    const answers = { ...invitation, [signUp]: invalid({ phone: ['No such number.'] }) };
    const { user } = await openPage(path, { answers });
    await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' });
    await fillAll(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(join());
    await waitFor(() =>
      expect(messageOf(screen.getByLabelText('Phone', { selector: 'input' }))).toBe('No such number.'),
    );
  });

  it.each([
    ['account_exists', 409, 'link', 'Log in'],
    ['invitation_expired', 410, 'heading', 'This invitation has expired'],
  ])('explains how to continue after the error %s', async (code, status, role, name) => {
    const { user } = await openPage(path, { answers: { ...invitation, [signUp]: problem(status, { code }) } });
    await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' });
    await fillAll(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(join());
    expect(await screen.findByRole(role, { name })).toBeDefined();
  });
});

describe('an invitation to a person with an account', () => {
  const invitation = { [opened]: ok(sampleOpenedInvitation({ email: sampleUser.email, has_account: true })) };

  it('sends a visitor to the login and back to the invitation', async () => {
    await openPage(path, { answers: invitation });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(authPaths.login.href({ returnTo: path }));
  });

  it('accepts the invitation with one press', async () => {
    const answers = { ...invitation, [accept]: ok(joined) };
    const { user } = await openPage(path, { answers, user: sampleUser });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(details)).toBeDefined();
  });

  it('reports that the invitation was already accepted, and accepts it only once', async () => {
    const answers = { ...invitation, [accept]: problem(409, { code: 'already_member' }) };
    const { user } = await openPage(path, { answers, user: sampleUser });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('heading', { name: 'You are already a member' })).toBeDefined();
  });

  it('retries accepting after a service failure', async () => {
    const answers = { ...invitation, [accept]: [problem(500), ok(joined)] };
    const { user } = await openPage(path, { answers, user: sampleUser });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(details)).toBeDefined();
  });
});

describe('an invitation of the operator', () => {
  const toRoles = { tenant_title: null, role: null, roles: ['Prodaja', 'Podpora'] };
  const elsewhere = 'Elsewhere: /';

  it('names the roles, and registers', async () => {
    const invitation = sampleOpenedInvitation(toRoles);
    const result = { tenant_id: null, role: null, user: sampleUser };
    const { user } = await openPage(path, { answers: { [opened]: ok(invitation), [signUp]: ok(result, 201) } });
    expect(await screen.findByRole('heading', { name: /^Join / })).toBeDefined();
    expect(screen.getByText('Maja Kovač invites you. Your roles: Prodaja and Podpora.')).toBeDefined();
    await fillAll(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(join());
    expect(await screen.findByText(elsewhere)).toBeDefined();
  });

  it('is accepted by an account, whose permissions are read again', async () => {
    const invitation = sampleOpenedInvitation({ ...toRoles, email: sampleUser.email, has_account: true });
    const answers = {
      [opened]: ok(invitation),
      [accept]: ok({ tenant_id: null, role: null }),
      'GET /auth/user': ok({ ...sampleUser, permissions: ['view/customers'] }),
    };
    const { user, calls } = await openPage(path, { answers, user: sampleUser });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText(elsewhere)).toBeDefined();
    expect(calls.map(({ route }) => route)).toContain('GET /auth/user');
  });
});

describe('an invitation opened by another user', () => {
  it('names the other account, and continues for the invited person after logging out', async () => {
    const answers = { [opened]: ok(sampleOpenedInvitation({ has_account: true })), 'GET /auth/logout': ok(null, 204) };
    const { user } = await openPage(path, { answers, user: sampleUser });
    expect(await screen.findByRole('heading', { name: 'This invitation is for someone else' })).toBeDefined();
    expect(screen.getByText('zan@azman.example')).toBeDefined();
    expect(screen.getByText(sampleUser.email)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  });
});

describe('an invitation that cannot be accepted', () => {
  it.each([
    [410, 'invitation_expired', 'This invitation has expired'],
    [404, 'invitation_unknown', 'This invitation is not valid'],
    [409, 'already_member', 'You are already a member'],
    [410, 'invitation_void', 'This invitation is no longer valid'],
    [409, 'invitation_used', 'This invitation was already accepted'],
  ])('explains the error %s %s', async (status, code, title) => {
    await openPage(path, { answers: { [opened]: problem(status, { code }) } });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('links logged-in users to their company CRMs', async () => {
    const answers = { [opened]: problem(409, { code: 'already_member' }) };
    await openPage(path, { answers, user: sampleUser });
    expect((await screen.findByRole('link', { name: 'To the company CRMs' })).getAttribute('href')).toBe('/tenants');
  });

  it('loads the invitation again after a service failure', async () => {
    const { user } = await openPage(path, { answers: { [opened]: [problem(500), ok(sampleOpenedInvitation())] } });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Join Kovinarstvo Ažman d.o.o.' })).toBeDefined();
  });
});
