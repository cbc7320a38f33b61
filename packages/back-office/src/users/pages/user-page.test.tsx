import { sampleActivity, sampleGrantedRoles, sampleUserRecord } from '@atrium/api-client/testing/samples';
import { ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openUsers } from '../testing/open-users';
import { userAnswers } from '../testing/user-answers';

const špela = sampleUserRecord();
const details = `/administration/users/${špela.id}`;
const path = `/users/${špela.id}`;

describe('a user', () => {
  it('shows roles, sessions, company CRMs and what they may do', async () => {
    await openUsers({ path: details });
    await screen.findByRole('heading', { level: 1, name: 'Špela Črešnjevec' });
    expect(screen.getByText('Offers, orders and customers of the Gorenjska region')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kovinarstvo Ažman' }).getAttribute('href')).toContain('/tenants/details/');
    expect(await screen.findByText('Firefox 132, Windows')).toBeDefined();
    expect(screen.getByText('View, Create, Update, Delete')).toBeDefined();
  });

  it('says why the last Administrator stays active', async () => {
    const last = sampleUserRecord({ activation_blocked_by: 'last_administrator', allowed_actions: ['update'] });
    await openUsers({ path: details, answers: userAnswers(last) });
    const active = await screen.findByRole('switch', { name: 'Active', description: /stays active/ });
    expect((active as HTMLInputElement).disabled).toBe(true);
  });

  it('is edited from the version that was opened', async () => {
    const { user, sent } = await openUsers({ path: details, answers: { [`PUT ${path}`]: ok(špela) } });
    await user.click(await button('Edit'));
    const position = await screen.findByRole('textbox', { name: /^Position/ });
    await user.clear(position);
    await user.type(position, 'Head of sales');
    await user.click(await button('Save user'));
    await screen.findByText('User Špela Črešnjevec updated');
    expect(sent(`PUT ${path}`)[0]?.body).toEqual({
      full_name: 'Špela Črešnjevec',
      username: 'spela.cresnjevec',
      position_title: 'Head of sales',
      _version: '3',
    });
  });

  it('gets roles from the drawer, which counts what they add', async () => {
    const { user, sent } = await openUsers({ path: details, answers: { [`POST ${path}/roles`]: ok(špela) } });
    await user.click(await button('Add roles'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add roles' }));
    const held = await drawer.findByRole('checkbox', { name: 'Select Prodaja Gorenjska' });
    expect((held as HTMLInputElement).disabled).toBe(true);
    await user.click(drawer.getByRole('button', { name: 'Add roles' }));
    await drawer.findByText('Choose a role first.');
    await user.click(drawer.getByRole('checkbox', { name: 'Select Podpora uporabnikom' }));
    await drawer.findByText('1 selected, adds 3 permissions');
    await user.click(drawer.getByRole('button', { name: 'Add 1 role' }));
    await screen.findByText('Špela Črešnjevec was added to 1 role');
    expect(sent(`POST ${path}/roles`)[0]?.body).toEqual({ role_ids: [sampleGrantedRoles[2]?.id] });
  });

  it('loses a role, with Undo', async () => {
    const [media] = špela.roles;
    const removal = `DELETE ${path}/roles/${media?.id}`;
    const { user, sent } = await openUsers({
      path: details,
      answers: { [removal]: ok(špela), [`POST ${path}/roles`]: ok(špela) },
    });
    await user.click(await button('Remove from Oblikovanje predlog'));
    await screen.findByText('Špela Črešnjevec was removed from Oblikovanje predlog');
    await user.click(await button('Undo'));
    await screen.findByText('Špela Črešnjevec was added to Oblikovanje predlog again');
    expect([sent(removal).length, sent(`POST ${path}/roles`)[0]?.body]).toEqual([1, { role_ids: [media?.id] }]);
  });

  it('has its sessions ended, all of them after a question', async () => {
    const all = `DELETE ${path}/sessions`;
    const { user, sent } = await openUsers({
      path: details,
      answers: { [all]: { status: 204 }, [`${all}/019a9f00-0000-7000-8000-0000000000e1`]: { status: 204 } },
    });
    await user.click(await button('End the session Firefox 132, Windows'));
    await screen.findByText('The session has ended');
    await user.click(await button('End all'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End all sessions' }));
    await screen.findByText('All sessions have ended');
    expect(sent(all)).toHaveLength(1);
  });

  it('shows each permission with its roles, and what a role alone brings', async () => {
    const { user } = await openUsers({ path: `${details}?tab=permissions` });
    const view = within(await screen.findByRole('row', { name: /view\/media/ }));
    expect(view.getByText('Prodaja Gorenjska')).toBeDefined();
    expect(view.getByText('Oblikovanje predlog')).toBeDefined();
    expect(screen.getByText('9 permissions from 2 roles')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'By role' }));
    expect(screen.getAllByText('Update, from this role alone')).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'nothing');
    await screen.findByText('No permission matches');
  });

  it('shows the activity of the user in the address of its tab', async () => {
    const activity = `GET /activity/user/${špela.id}`;
    await openUsers({ path: `${details}?tab=activity`, answers: { [activity]: okPage(sampleActivity) } });
    expect(await screen.findAllByText('Žan Hribar')).not.toEqual([]);
    expect(screen.getByRole('tab', { name: 'Activity' }).getAttribute('aria-selected')).toBe('true');
  });

  it('without roles says so', async () => {
    await openUsers({ path: details, answers: userAnswers(sampleUserRecord({ roles: [] })) });
    expect(await screen.findByText('User is not part of any roles.')).toBeDefined();
  });

  it('is anonymised after its effects are shown', async () => {
    const call = `POST ${path}/anonymisation`;
    const { user, sent } = await openUsers({ path: details, answers: { [call]: { status: 204 } } });
    await user.click(await button('More actions for Špela Črešnjevec'));
    await user.click(await screen.findByRole('menuitem', { name: 'Anonymise' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('3 sessions')).toBeDefined();
    expect(dialog.getByText('Invoices, with the buyer as printed')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Anonymise user' }));
    await screen.findByText('Špela Črešnjevec was anonymised');
    await screen.findByRole('table', { name: 'Users' });
    expect(sent(call)).toHaveLength(1);
  });

  it('that owns company CRMs is not anonymised, and they are linked', async () => {
    const preview = { sessions: 0, roles: 0, memberships: 1, invitations: 0 };
    const owned = [{ id: 'd1', title: 'Ažman' }];
    const answers = {
      [`GET ${path}/anonymisation`]: ok({ ...preview, blocked_by: null, owned: 1, owned_tenants: owned }),
    };
    const { user } = await openUsers({ path: details, answers });
    await user.click(await button('More actions for Špela Črešnjevec'));
    await user.click(await screen.findByRole('menuitem', { name: 'Anonymise' }));
    const link = await screen.findByRole('link', { name: 'Ažman' });
    expect(link.getAttribute('href')).toBe('/tenants/details/d1');
    expect(screen.queryByRole('button', { name: 'Anonymise user' })).toBeNull();
  });

  it('that owns company CRMs that the viewer may not see is not anonymised either', async () => {
    const preview = { sessions: 0, roles: 0, memberships: 1, invitations: 0, blocked_by: null };
    const answers = { [`GET ${path}/anonymisation`]: ok({ ...preview, owned: 1, owned_tenants: [] }) };
    const { user } = await openUsers({ path: details, answers });
    await user.click(await button('More actions for Špela Črešnjevec'));
    await user.click(await screen.findByRole('menuitem', { name: 'Anonymise' }));
    expect(await screen.findByText(/^1 company CRM would have no owner/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Anonymise user' })).toBeNull();
  });

  it('that does not exist is not found', async () => {
    await openUsers({ path: details, answers: { [`GET ${path}`]: problem(404, { code: 'user_not_found' }) } });
    expect(await screen.findByText('Unable to find specified user')).toBeDefined();
  });

  it('is shown in Slovenian', async () => {
    await openUsers({ path: details, language: 'sl', answers: { 'GET /users': okPage([]) } });
    expect(await screen.findByText('2 vlogi')).toBeDefined();
    expect(await screen.findByText('3 odprte')).toBeDefined();
  });
});
