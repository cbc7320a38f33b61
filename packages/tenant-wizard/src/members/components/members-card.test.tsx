import type { Members } from '@atrium/api-client/contract';
import {
  membersForViewer,
  sampleMember,
  sampleMembers,
  sampleInvitation,
  sampleTenant,
  tenantId,
  sampleUser,
} from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page';
import { invalid, ok, okPage, problem, type StubAnswers } from '@atrium/api-client/testing/stub';

const address = `/tenants/details/${tenantId}`;
const list = `GET /tenants/${tenantId}/members`;
const žan = sampleMember();
const member = (id: string) => `/tenants/${tenantId}/members/${id}`;

async function open(members: Members | StubAnswers[string], answers: StubAnswers = {}) {
  const shown = typeof members === 'object' && 'data' in members ? ok(members) : members;
  const opened = await openPage(address, {
    answers: { [`GET /tenants/${tenantId}`]: ok(sampleTenant()), [list]: shown, ...answers },
  });
  await screen.findByRole('heading', { level: 2, name: 'Members' });
  return { ...opened, asked: () => opened.calls.filter(({ route }) => !route.startsWith('GET ')) };
}

const row = async (name: string) => {
  const members = within(await screen.findByRole('list', { name: 'Members' }));
  const found = (await members.findByText(name)).closest('li');
  if (found === null) throw new Error(`${name} is in no row.`);
  return found;
};

async function choose(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('members of a company CRM', () => {
  it('are shown with their roles, and open invitations with their expiry', async () => {
    await open(sampleMembers());
    expect((await row('Žan Ažman')).textContent).toContain('zan@azman.exampleManager');
    expect((await row(sampleUser.full_name)).textContent).toContain('You');
    const invitations = within(screen.getByRole('list', { name: 'Open invitations' })).getAllByRole('listitem');
    expect(invitations.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('neza@azman.exampleViewer, expires 27.11.2026Invited'),
      expect.stringContaining('jure@azman.exampleManager, expired 10.11.2026Expired'),
    ]);
  });

  it('can only leave when they are not owners', async () => {
    const { user } = await open(membersForViewer());
    await row('Žan Ažman');
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Žan Ažman' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Actions for ${sampleUser.full_name}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Leave company CRM',
    ]);
  });

  it('get another role at once', async () => {
    const put = `PUT ${member(žan.user_id)}`;
    const changed = sampleMembers({ data: [{ ...žan, role: 'viewer' }] });
    const { user, asked } = await open([ok(sampleMembers()), ok(changed)], { [put]: ok(changed) });
    await choose(user, 'Žan Ažman', 'Make a viewer');
    expect(await screen.findByText('Žan Ažman is now: Viewer')).toBeDefined();
    await waitFor(async () => expect((await row('Žan Ažman')).textContent).toContain('Viewer'));
    expect(asked()).toEqual([expect.objectContaining({ route: put, body: { role: 'viewer' } })]);
  });

  it('must confirm before they end their own ownership', async () => {
    const own = sampleMember({
      user_id: sampleUser.id,
      full_name: sampleUser.full_name,
      role: 'owner',
      allowed_actions: ['update', 'leave'],
    });
    const put = `PUT ${member(sampleUser.id)}`;
    const members = sampleMembers({ data: [own, { ...žan, role: 'owner' }] });
    const { user, asked } = await open(members, { [put]: ok(members) });
    await choose(user, sampleUser.full_name, 'Make a manager');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give up ownership' }));
    expect(asked()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change my role' }));
    await waitFor(() => expect(asked().map(({ route }) => route)).toEqual([put]));
  });

  it.each([
    ['Remove', 'Remove Žan Ažman', 'Remove member', `DELETE ${member(žan.user_id)}`, 'Žan Ažman was removed'],
    [
      'Transfer ownership',
      'Transfer ownership to Žan Ažman',
      'Transfer ownership',
      `POST /tenants/${tenantId}/transfer`,
      'Žan Ažman is now the owner',
    ],
  ])('ask for confirmation before %s, and report the result', async (item, title, confirm, route, notice) => {
    const { user, asked } = await open(sampleMembers(), { [route]: ok(sampleMembers()) });
    await choose(user, 'Žan Ažman', item);
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(asked()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(notice)).toBeDefined();
    expect(asked().map((call) => call.route)).toEqual([route]);
  });

  it('can leave, which opens the list of company CRMs', async () => {
    const route = `DELETE ${member(sampleUser.id)}`;
    const { user } = await open(membersForViewer(), {
      [route]: ok(null, 204),
      'GET /tenants': okPage([]),
    });
    await choose(user, sampleUser.full_name, 'Leave company CRM');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Kovinarstvo Ažman d.o.o.' }));
    await user.click(dialog.getByRole('button', { name: 'Leave company CRM' }));
    expect(await screen.findByText('You have left Kovinarstvo Ažman d.o.o.')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Company CRMs' })).toBeDefined();
  });

  it('show why a change was rejected', async () => {
    const message = 'A company CRM needs an owner. Make someone else the owner first.';
    const { user } = await open(sampleMembers(), {
      [`PUT ${member(žan.user_id)}`]: problem(409, { code: 'last_owner', message }),
    });
    await choose(user, 'Žan Ažman', 'Make an owner');
    expect(await screen.findByText('The members were not changed')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });

  it('can be reloaded after a failure', async () => {
    const { user } = await open([problem(500), ok(sampleMembers())]);
    expect(await screen.findByText('The members could not be loaded')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Žan Ažman')).toBeDefined();
  });
});

describe('an invitation', () => {
  const route = `POST /tenants/${tenantId}/invitations`;

  async function openDialog(answers: StubAnswers = {}) {
    const opened = await open(sampleMembers({ invitations: [] }), answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    return { ...opened, dialog, email: dialog.getByRole('textbox', { name: 'E-mail' }) };
  }

  it('is sent with the chosen role, whose meaning is shown', async () => {
    const invitation = sampleInvitation({ email: 'neza@azman.example', role: 'manager' });
    const { user, dialog, email, asked } = await openDialog({ [route]: ok(invitation, 201) });
    await user.type(email, 'neza@azman.example');
    expect(dialog.getByText('A viewer can only read.')).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Manager');
    expect(dialog.getByText('A manager also edits the setup and runs tests.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('An invitation was sent to neza@azman.example')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked()).toEqual([
      expect.objectContaining({ route, body: { email: 'neza@azman.example', role: 'manager' } }),
    ]);
  });

  it.each([
    ['', 'Fill in this field.'],
    ['neza@', 'Enter an e-mail address such as name@example.com.'],
  ])('is not sent to %j', async (value, message) => {
    const { user, dialog, email, asked } = await openDialog();
    if (value !== '') await user.type(email, value);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('shows the service’s error at its field', async () => {
    const { user, dialog, email } = await openDialog({
      [route]: invalid({ email: ['This person is already a member.'] }),
    });
    await user.type(email, 'zan@azman.example{Enter}');
    expect(await dialog.findByText('This person is already a member.')).toBeDefined();
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the input and explains why nothing was sent', async () => {
    const { user, dialog, email } = await openDialog({
      [route]: problem(409, { code: 'too_many_members', message: 'At most 100.' }),
    });
    await user.type(email, 'neza@azman.example{Enter}');
    expect(within(await dialog.findByRole('alert')).getByText('At most 100.')).toBeDefined();
    expect(dialog.getByDisplayValue('neza@azman.example')).toBeDefined();
  });

  it.each([
    [
      'Send again',
      `POST /tenants/${tenantId}/invitations/${sampleInvitation().id}/resend`,
      'An invitation was sent to neza@azman.example',
    ],
    [
      'Withdraw',
      `DELETE /tenants/${tenantId}/invitations/${sampleInvitation().id}`,
      'The invitation of neza@azman.example was withdrawn',
    ],
  ])('can be changed while open: %s', async (item, change, notice) => {
    const left = sampleMembers({ invitations: item === 'Withdraw' ? [] : [sampleInvitation()] });
    const { user, asked } = await open([ok(sampleMembers({ invitations: [sampleInvitation()] })), ok(left)], {
      [change]: ok(sampleInvitation()),
    });
    await choose(user, 'neza@azman.example', item);
    expect(await screen.findByText(notice)).toBeDefined();
    expect(asked().map((call) => call.route)).toEqual([change]);
  });
});
