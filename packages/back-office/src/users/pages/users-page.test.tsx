import { sampleAdministrator, sampleGrantedRoles, sampleUserRecord } from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { usersMessages } from '../messages';
import { userAnswers } from '../testing/user-answers';

const address = '/administration/users';
const špela = sampleUserRecord();
const details = `${address}/${špela.id}`;
const path = `/users/${špela.id}`;

interface Opening {
  readonly at?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ at = address, answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const i18n = await startI18nForTests({ messages: [backOfficeMessages, usersMessages, listMessages], language });
  const service = stubService({ ...userAnswers(), ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={at} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route);
  return { user: userEvent.setup(), sent };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('the list of users', () => {
  it('shows roles, state and last sign-in', async () => {
    await open();
    expect(within(await row('Maja Kovač')).getByText('+1')).toBeDefined();
    expect(within(await row('Petra Čuček')).getByText('30.06.2026, 10:00')).toBeDefined();
    const pending = within(await row('Lučka Pečar'));
    expect(pending.getByText('Never')).toBeDefined();
    expect(pending.getAllByText('E-mail not confirmed')).toHaveLength(2);
  });

  it('filters by the tab', async () => {
    const { user, sent } = await open();
    await row('Maja Kovač');
    await user.click(screen.getByRole('tab', { name: /^With a role/ }));
    await waitFor(() =>
      expect(
        sent('GET /users').some(({ query }) => query.get('filter[has_role]') === 'true' && query.has('sort')),
      ).toBe(true),
    );
    expect(screen.getByRole('tab', { name: /^With a role/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('deactivates a user from the menu, with Undo', async () => {
    const change = `PUT ${path}`;
    const inactive = { ...špela, active: false, state: 'inactive', version: 4 };
    const { user, sent } = await open({ answers: { [change]: [ok(inactive), ok(špela)] } });
    await user.click(within(await row('Špela')).getByRole('button', { name: 'Actions for Špela Črešnjevec' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await screen.findByText('Špela Črešnjevec was deactivated');
    await user.click(await button('Undo'));
    await screen.findByText('Špela Črešnjevec was activated');
    expect(sent(change).map(({ body }) => body)).toEqual([
      { active: 'false', _version: '3' },
      { active: 'true', _version: '4' },
    ]);
  });

  it('has no menu for users that the caller may not change', async () => {
    await open();
    expect(within(await row('Maja Kovač')).queryByRole('button')).toBeNull();
  });

  it('shows which permission is missing', async () => {
    await open({ account: userWith() });
    expect(await screen.findByText('Ask an administrator for the permission view/users.')).toBeDefined();
  });
});

describe('a user', () => {
  it('shows roles, sessions, company CRMs and what they may do', async () => {
    await open({ at: details });
    await screen.findByRole('heading', { level: 1, name: 'Špela Črešnjevec' });
    expect(screen.getByText('Offers, orders and customers of the Gorenjska region')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kovinarstvo Ažman' }).getAttribute('href')).toContain('/tenants/details/');
    expect(await screen.findByText('Firefox 132, Windows')).toBeDefined();
    expect(screen.getByText('View, Create, Update, Delete')).toBeDefined();
  });

  it('says why the last Administrator stays active', async () => {
    const last = sampleUserRecord({ activation_blocked_by: 'last_administrator', allowed_actions: ['update'] });
    await open({ at: details, answers: userAnswers(last) });
    const active = await screen.findByRole('switch', { name: 'Active', description: /stays active/ });
    expect((active as HTMLInputElement).disabled).toBe(true);
  });

  it('is edited from the version that was opened', async () => {
    const { user, sent } = await open({ at: details, answers: { [`PUT ${path}`]: ok(špela) } });
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
    const { user, sent } = await open({ at: details, answers: { [`POST ${path}/roles`]: ok(špela) } });
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
    const { user, sent } = await open({
      at: details,
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
    const { user, sent } = await open({
      at: details,
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
    const { user } = await open({ at: `${details}?tab=permissions` });
    const view = within(await screen.findByRole('row', { name: /view\/media/ }));
    expect(view.getByText('Prodaja Gorenjska')).toBeDefined();
    expect(view.getByText('Oblikovanje predlog')).toBeDefined();
    expect(screen.getByText('9 permissions from 2 roles')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'By role' }));
    expect(screen.getAllByText('Update, from this role alone')).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'nothing');
    await screen.findByText('No permission matches');
  });

  it('without roles says so', async () => {
    await open({ at: details, answers: userAnswers(sampleUserRecord({ roles: [] })) });
    expect(await screen.findByText('User is not part of any roles.')).toBeDefined();
  });

  it('is anonymised after its effects are shown', async () => {
    const call = `POST ${path}/anonymisation`;
    const { user, sent } = await open({ at: details, answers: { [call]: { status: 204 } } });
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
    const answers = { [`GET ${path}/anonymisation`]: ok({ ...preview, blocked_by: null, owned_tenants: owned }) };
    const { user } = await open({ at: details, answers });
    await user.click(await button('More actions for Špela Črešnjevec'));
    await user.click(await screen.findByRole('menuitem', { name: 'Anonymise' }));
    const link = await screen.findByRole('link', { name: 'Ažman' });
    expect(link.getAttribute('href')).toBe('/tenants/details/d1');
    expect(screen.queryByRole('button', { name: 'Anonymise user' })).toBeNull();
  });

  it('that does not exist is not found', async () => {
    await open({ at: details, answers: { [`GET ${path}`]: problem(404, { code: 'user_not_found' }) } });
    expect(await screen.findByText('Unable to find specified user')).toBeDefined();
  });

  it('is shown in Slovenian', async () => {
    await open({ at: details, language: 'sl', answers: { 'GET /users': okPage([]) } });
    expect(await screen.findByText('2 vlogi')).toBeDefined();
    expect(await screen.findByText('3 odprte')).toBeDefined();
  });
});
