import '../testing/browser-parts';
import { addFakeDraft, createFakeService } from '@atrium/api-client/testing';
import { sampleAdministrator, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../testing/open-portal';
import { paletteOverlay } from './palette-overlay';

beforeEach(() => window.localStorage.clear());
afterEach(() => paletteOverlay.setState({ open: false }));

type Opened = Awaited<ReturnType<typeof openPortal>>;

const palette = () => screen.findByRole('dialog', { name: 'Search or jump to' });
const queryField = async () => within(await palette()).getByRole('combobox', { name: 'Search or jump to' });
const options = async () =>
  within(await palette())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openPalette(user = {}, path = '/settings') {
  const service = createFakeService();
  service.signIn(user);
  const opened = await openPortal(path, { service });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Main' });
  return opened;
}

describe('the command palette', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens and closes by %s', async (keys) => {
    const { user } = await openPalette();
    await user.keyboard(keys);
    await palette();
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens from the navigation and from the phone’s bar', async () => {
    const { user } = await openPalette();
    const ways = screen.getAllByRole('button', { name: 'Search or jump to' });
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      await user.click(way);
      await palette();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('links to the pages that the user has permission for', async () => {
    const { user, address } = await openPalette({ permissions: ['view/media'] });
    await user.keyboard('{Control>}k{/Control}');
    await queryField();
    const shown = await options();
    expect(shown).toEqual(expect.arrayContaining(['Licenses', 'Media', 'Settings']));
    expect(shown).not.toContain('Roles');
    await user.keyboard('medi{Enter}');
    await waitFor(() => expect(address()).toBe('/media'));
  });

  it('shows all pages to Administrators', async () => {
    const { user } = await openPalette(sampleAdministrator);
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(await options()).toEqual(expect.arrayContaining(['Customers', 'Roles', 'Users', 'Codelists']));
  });

  it('finds company CRMs through the service, companies first', async () => {
    const { service, user, address } = await openPalette();
    const owner = service.state.accounts[0]?.user ?? sampleUser;
    const titles = ['Čebelarstvo Žnidaršič', 'Mlekarna Planika'];
    const [bees] = titles.map((title) => Object.assign(addFakeDraft(service.state, owner), { title }));
    await user.keyboard('{Control>}k{/Control}');
    await within(await palette()).findByRole('option', { name: /Mlekarna Planika/ });
    await user.type(await queryField(), 'Žnidar');
    await waitFor(async () => expect(await options()).toEqual([expect.stringContaining('Čebelarstvo Žnidaršič')]));
    const groups = within(await palette()).getAllByRole('group');
    expect(groups[0]?.textContent).toContain('Company CRMs');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain(`/tenants/new/${bees?.id}/`));
  });

  it('finds records of the back office that the user may view', async () => {
    const { user, address } = await openPalette({ permissions: ['view/users'] });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await queryField(), 'kovač');
    const found = await within(await palette()).findByRole('option', { name: /Maja Kovač/ });
    expect(found.closest('[role="group"]')?.textContent).toContain('Users');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/administration\/users\/./));
  });

  it('starts a new company CRM', async () => {
    const { user, router } = await openPalette();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await queryField(), 'new comp{Enter}');
    await waitFor(() => expect(visited).toContain('/tenants/new'));
  });

  it('changes theme and language', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await queryField(), 'dark th{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await queryField(), 'slovenšč{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Nastavitve' });
    delete document.documentElement.dataset['theme'];
  });

  it('logs out', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await queryField(), 'log out{Enter}');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not available to visitors', async () => {
    const { user }: Opened = await openPortal('/login');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(paletteOverlay.getState().open).toBe(false);
  });
});
