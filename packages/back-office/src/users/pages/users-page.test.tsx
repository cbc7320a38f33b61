import { sampleUserRecord } from '@atrium/api-client/testing/samples';
import { ok, okPage } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userWith } from '../../testing/user-with';
import { button, openUsers } from '../testing/open-users';

const address = '/administration/users';
const špela = sampleUserRecord();
const path = `/users/${špela.id}`;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => sessionStorage.clear());

describe('the list of users', () => {
  it('shows roles, state and last sign-in', async () => {
    await openUsers({ path: address });
    expect(within(await row('Maja Kovač')).getByText('+1')).toBeDefined();
    expect(within(await row('Petra Čuček')).getByText('30.06.2026, 10:00')).toBeDefined();
    const pending = within(await row('Lučka Pečar'));
    expect(pending.getByText('Never')).toBeDefined();
    expect(pending.getAllByText('E-mail not confirmed')).toHaveLength(2);
  });

  it('filters by the tab', async () => {
    const { user, sent } = await openUsers({ path: address });
    await row('Maja Kovač');
    await user.click(screen.getByRole('tab', { name: /^With a role/ }));
    await waitFor(() =>
      expect(
        sent('GET /users').some(({ query }) => query.get('filter[has_role]') === 'true' && query.has('sort')),
      ).toBe(true),
    );
    expect(screen.getByRole('tab', { name: /^With a role/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('leads to the invitations and back', async () => {
    const { user } = await openUsers({ path: address, answers: { 'GET /user-invitations': okPage([]) } });
    await row('Maja Kovač');
    await user.click(screen.getByRole('tab', { name: /^Invited/ }));
    await screen.findByRole('heading', { name: 'No pending invitations' });
    await user.click(screen.getByRole('tab', { name: /^With a role/ }));
    await row('Maja Kovač');
    expect(screen.getByRole('tab', { name: /^With a role/ }).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('tab', { name: /^Invited/ }));
    await screen.findByRole('heading', { name: 'No pending invitations' });
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    await row('Maja Kovač');
    expect(screen.getByRole('tab', { name: /^All/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('deactivates a user from the menu, with Undo', async () => {
    const change = `PUT ${path}`;
    const inactive = { ...špela, active: false, state: 'inactive', version: 4 };
    const { user, sent } = await openUsers({ path: address, answers: { [change]: [ok(inactive), ok(špela)] } });
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
    await openUsers({ path: address });
    expect(within(await row('Maja Kovač')).queryByRole('button')).toBeNull();
  });

  it('shows which permission is missing', async () => {
    await openUsers({ path: address, account: userWith() });
    expect(await screen.findByText('Ask an administrator for the permission view/users.')).toBeDefined();
  });
});
