import type { CurrentUser } from '@atrium/api-client/contract';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { permissionMessages } from '../../components/permissions/messages';
import { rolesMessages } from '../messages';
import { fakeRoles, salesId } from '../testing/fake-roles';

const details = paths.roles.details.href(salesId);
const permissions = `${details}?tab=permissions`;
const administrators = `${paths.roles.details.href('01990000-0000-7000-8000-00000000b001')}?tab=permissions`;

interface Opening {
  readonly user?: CurrentUser;
  readonly language?: Language;
}

async function open(path: string, { user, language = 'en' }: Opening = {}) {
  const messages = [backOfficeMessages, conflictMessages, rolesMessages, permissionMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language });
  const service = fakeRoles(user);
  const account = service.state.accounts.find(({ user: { id } }) => id === service.state.sessionUserId);
  if (account === undefined) throw new Error('Nobody is logged in.');
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account.user} />
    </I18nProvider>,
  );
  const role = () => service.state.roles.find(({ id }) => id === salesId);
  return { user: userEvent.setup(), state: service.state, role };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
beforeEach(() => sessionStorage.clear());

describe('the list', () => {
  it('shows each role with its members and state, and links to its page', async () => {
    await open(paths.roles.href());
    const link = await screen.findByRole('link', { name: 'Prodaja Gorenjska' });
    expect(link.getAttribute('href')).toBe(details);
    const row = within(screen.getByRole('row', { name: /Prodaja Gorenjska/ }));
    expect([row.getByText('6'), row.getByText('+3'), row.getByText('Active')]).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Export 4 rows' })).toBeDefined();
  });

  it('creates a role and opens its permissions', async () => {
    const { user } = await open(paths.roles.href());
    await user.click(await screen.findByRole('button', { name: 'New role' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'prodaja gorenjska');
    await user.click(dialog.getByRole('button', { name: 'Create role' }));
    await dialog.findByText('A role with this name already exists.');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Create role' }));
    await screen.findByText('Role prodaja gorenjska 2 created');
    expect(await box('Codelists: View')).toHaveProperty('checked', false);
  });

  it('says which permission is missing', async () => {
    await open(paths.roles.href(), { user: userWith() });
    await screen.findByText('Ask an administrator for the permission view/roles.');
  });

  it('is in Slovenian', async () => {
    await open(paths.roles.href(), { language: 'sl' });
    expect(await screen.findByRole('button', { name: 'Nova vloga' })).toBeDefined();
  });
});

describe('the permissions of a role', () => {
  it('are collected, marked and saved together', async () => {
    const { user, role } = await open(permissions);
    await user.click(await box('Price list: Update'));
    expect((await box('Price list: View')).checked).toBe(true);
    await user.click(await box('Codelists: View'));
    expect((await box('Codelists: Update')).checked).toBe(false);
    const bar = within(screen.getByRole('region', { name: 'Changes of permissions' }));
    bar.getByText('4 changes, for 6 members');
    expect(role()?.permissions).toContain('view/codelists');
    await user.click(bar.getByRole('button', { name: 'Save permissions' }));
    await screen.findByText('Role Prodaja Gorenjska updated');
    expect(role()?.permissions).toEqual(['update/price-list', 'view/price-list', 'view/subscriptions', 'view/tenants']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes of permissions' })).toBeNull());
  });

  it('are ticked for a whole module, and discarded', async () => {
    const { user } = await open(permissions);
    const all = await box('Codelists: All');
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect([all.checked, (await box('Codelists: Delete')).checked]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect([all.indeterminate, (await box('Codelists: Delete')).checked]).toEqual([true, false]);
  });

  it('are reached by arrow keys and ticked by Space', async () => {
    const { user } = await open(permissions);
    const first = await box('Company CRMs: View');
    first.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(await box('Price list: View'));
    await user.keyboard('{ArrowRight} ');
    expect((await box('Price list: Update')).checked).toBe(true);
    expect(first.tabIndex).toBe(-1);
  });

  it('merge with those that a colleague has saved before, and ask about a module that both changed', async () => {
    const { user, role } = await open(permissions);
    await user.click(await box('Price list: View'));
    await user.click(await box('Codelists: Delete'));
    const colleague = role();
    if (colleague) Object.assign(colleague, { permissions: ['view/media'], version: 2 });
    await user.click(screen.getByRole('button', { name: 'Save permissions' }));
    await user.click(await screen.findByRole('radio', { name: 'Theirs', description: 'Empty' }));
    expect(screen.getAllByRole('group', { name: 'Codelists' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save your choice' }));
    await screen.findByText('Role Prodaja Gorenjska updated');
    expect(role()?.permissions).toEqual(['view/media', 'view/price-list']);
  });

  it('can be granted only by who has them', async () => {
    const own = [
      'view/roles',
      'update/roles',
      'view/codelists',
      'update/codelists',
      'view/subscriptions',
      'view/tenants',
    ];
    await open(permissions, { user: userWith(...own) });
    expect((await box('Codelists: Update')).disabled).toBe(false);
    expect((await box('Codelists: Delete')).disabled).toBe(true);
    screen.getByText('You can grant only permissions that you have yourself.');
  });

  it.each([
    [
      'of Administrators are locked',
      administrators,
      undefined,
      'Administrators are allowed everything. This cannot be changed.',
      true,
    ],
    [
      'beyond the own ones are locked',
      permissions,
      userWith('view/roles', 'update/roles'),
      'This role has permissions that you lack, so you cannot change it.',
      false,
    ],
  ])('%s, with the reason', async (_, path, user, reason, checked) => {
    await open(path, { ...(user && { user }) });
    await screen.findByText(reason);
    const one = await box('Codelists: Delete');
    expect([one.disabled, one.checked]).toEqual([true, checked]);
  });
});

describe('the members of a role', () => {
  it('are removed at once, and come back by Undo', async () => {
    const { user, role } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Remove Anže Šuštar' }));
    await screen.findByText('Anže Šuštar was removed');
    expect(role()?.memberships).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Anže Šuštar is a member again');
    expect(role()?.memberships).toHaveLength(6);
  });

  it('are removed without Undo while they are inactive, because only active users can be added', async () => {
    const { user, state } = await open(details);
    const member = state.accounts.find(({ user: { full_name: name } }) => name === 'Anže Šuštar');
    Object.assign(member ?? {}, { active: false });
    await user.click(await screen.findByRole('button', { name: 'Remove Anže Šuštar' }));
    await screen.findByText('Anže Šuštar was removed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are chosen in a drawer, where others cannot be chosen', async () => {
    const { user, role } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Add users' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('checkbox', { name: 'Select Blaž Kočevar' }));
    for (const name of ['Select Eva Štih', 'Select Urška Žagar'])
      expect(drawer.getByRole('checkbox', { name })).toHaveProperty('disabled', true);
    drawer.getByText('1 of 10 selected', { selector: '.add-users__count' });
    await user.click(drawer.getByRole('button', { name: 'Add 1 user' }));
    await screen.findByText('1 user was added');
    expect(role()?.memberships).toHaveLength(7);
  });
});

describe('a role', () => {
  it('is deactivated at once, and active again by Undo', async () => {
    const { user, role } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'More actions for Prodaja Gorenjska' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await screen.findByText('Inactive');
    expect(role()?.active).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Active');
    expect(role()?.active).toBe(true);
  });

  it('is copied with its permissions, and without its members', async () => {
    const { user, state } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'Copy role' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: '4 permissions' })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: '6 members' })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('button', { name: 'Copy role' }));
    await screen.findByText('Role Prodaja Gorenjska (2) created');
    expect(state.roles.at(-1)).toMatchObject({ title: 'Prodaja Gorenjska (2)', memberships: [] });
    await screen.findByText('Role has no members.');
  });

  it('is deleted after a prompt that names the number of its members', async () => {
    const { user, role } = await open(details);
    await user.click(await screen.findByRole('button', { name: 'More actions for Prodaja Gorenjska' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete role' }));
    const prompt = within(await screen.findByRole('alertdialog'));
    prompt.getByText(
      "You're about to delete Prodaja Gorenjska. Would you like to proceed with this action? 6 members lose what only this role grants.",
    );
    await user.click(prompt.getByRole('button', { name: 'Delete role' }));
    await screen.findByText('Role Prodaja Gorenjska was deleted');
    expect(role()).toBeUndefined();
  });

  it('that does not exist leads back to the list', async () => {
    await open(paths.roles.details.href('01990000-0000-7000-8000-000000000099'));
    await screen.findByRole('heading', { name: 'Unable to find specified role' });
    expect(screen.getByRole('link', { name: 'Roles' })).toBeDefined();
  });
});
