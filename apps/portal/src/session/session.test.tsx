import '../testing/browser-parts';
import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { currentUserQueryOptions } from '@atrium/api-client/react';
import { createFakeService } from '@atrium/api-client/testing';
import { samplePassword, sampleUser } from '@atrium/api-client/testing/samples';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '../testing/open-portal';

beforeEach(() => window.localStorage.clear());

function signedIn(user = {}) {
  const service = createFakeService();
  service.signIn(user);
  return service;
}

type Opened = Awaited<ReturnType<typeof openPortal>>;

const navigation = () => screen.findByRole('navigation', { name: 'Main' });
const checkSession = ({ services }: Opened) =>
  services.queries.refetchQueries({ queryKey: currentUserQueryOptions(services.client).queryKey });

async function tellOtherTabs(message: object) {
  const otherTab = new BroadcastChannel('atrium-session');
  otherTab.postMessage(message);
  otherTab.close();
}

describe('logging out', () => {
  it('clears the user’s data and shows the login', async () => {
    const { user, address, services, service } = await openPortal('/tenants', { service: signedIn() });
    for (const key of ['language', 'theme', 'pageSize', 'navigation', 'help', 'singleKeys'])
      window.localStorage.setItem(key, 'en');
    window.localStorage.setItem('trialBarClosed', '21.11.2026');
    window.sessionStorage.setItem('list:tenants', '{"search":"x"}');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(address()).toBe('/login');
    expect(service.state.sessionUserId).toBeNull();
    await waitFor(() => expect(window.sessionStorage.getItem('list:tenants')).toBeNull());
    const storedKeys = Object.keys(window.localStorage);
    expect(storedKeys.toSorted()).toEqual(['help', 'language', 'navigation', 'pageSize', 'singleKeys', 'theme']);
    const left = services.queries.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => String(queryKey[0])).toSorted()).toEqual([
      'auth.user',
      'config.get',
      'health.ready',
    ]);
    expect(services.queries.getQueryData(currentUserQueryOptions(services.client).queryKey)).toBeNull();
    expect(document.body.textContent).not.toContain(sampleUser.full_name);
  });

  it('clears the user’s data if a list restores its filters meanwhile', async () => {
    const { user, address, router, services } = await openPortal('/tenants', { service: signedIn() });
    const restoreFilters = router.subscribe(({ navigation }) => {
      if (navigation.location?.pathname !== '/login') return;
      restoreFilters();
      void router.navigate('/tenants?search=x', { replace: true });
    });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(address()).toBe('/login');
    await waitFor(() => expect(services.queries.getMutationCache().getAll()).toEqual([]));
    expect(window.sessionStorage.getItem('list:tenants')).toBeNull();
  });

  it('shows an error and changes nothing if the service cannot be reached', async () => {
    const { user, service, address } = await openPortal('/settings', { service: signedIn() });
    const button = await screen.findByRole('button', { name: 'Log out' });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    service.reachable = false;
    await user.click(button);
    await screen.findByText('You could not be logged out. Try again.');
    expect(address()).toBe('/settings');
    vi.restoreAllMocks();
  });

  it('logs out this tab from another one, also with unsaved work', async () => {
    const { address, user, services } = await openPortal('/settings', { service: signedIn() });
    await user.type(await screen.findByLabelText('Full name'), ' Novak');
    await tellOtherTabs({ kind: 'logged-out' });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(services.queries.getQueryData(currentUserQueryOptions(services.client).queryKey)).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('follows a login with another account in another tab', async () => {
    const { address } = await openPortal('/tenants', { service: signedIn() });
    await navigation();
    await tellOtherTabs({ kind: 'logged-in', userId: 'somebody-else' });
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('an expired session', () => {
  it('leads to the login and back to the page', async () => {
    const opened = await openPortal('/settings', { service: signedIn() });
    const { address, service, user } = opened;
    await navigation();
    service.state.sessionUserId = null;
    await checkSession(opened);
    await waitFor(() => expect(address()).toBe('/login?from=%2Fsettings&ended=1'));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), sampleUser.email);
    await user.type(screen.getByLabelText('Password'), `${samplePassword}{Enter}`);
    await waitFor(() => expect(address()).toBe('/settings'));
  });
});

describe('an expired session with thirty concurrent calls', () => {
  it('causes one check and one redirect to the login', async () => {
    const service = signedIn();
    const requests: string[] = [];
    const counted = {
      ...service,
      fetch: (input: string | URL | Request, init?: RequestInit) => {
        requests.push(new URL(input instanceof Request ? input.url : input, 'http://portal.example').pathname);
        return service.fetch(input, init);
      },
    };
    const { services, router, address } = await openPortal('/settings', { service: counted });
    await navigation();
    await waitFor(() => expect(services.queries.isFetching()).toBe(0));
    const visited: string[] = [];
    router.subscribe(({ navigation: { location } }) => {
      if (location !== undefined) visited.push(location.pathname);
    });
    service.state.sessionUserId = null;
    requests.length = 0;
    const calls = Array.from({ length: 30 }, () => services.client.call(listTenantsEndpoint));
    const results = await Promise.allSettled(calls);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    await waitFor(() => expect(address()).toBe('/login?from=%2Fsettings&ended=1'));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(new Set(visited)).toEqual(new Set(['/login']));
    expect(requests.filter((path) => path.endsWith('/auth/user'))).toHaveLength(1);
    expect(requests.filter((path) => path.endsWith('/tenants'))).toHaveLength(30);
  });
});

describe('an expired session with unsaved work', () => {
  async function endOverName() {
    const opened = await openPortal('/settings', { service: signedIn() });
    const name = await screen.findByLabelText('Full name');
    await opened.user.type(name, ' Novak');
    opened.service.state.sessionUserId = null;
    await opened.user.click(screen.getByRole('button', { name: 'Save account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
    const password = () => within(dialog).getByLabelText('Password');
    const logIn = async (typed: string) => {
      await opened.user.type(password(), typed);
      await opened.user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    };
    return { ...opened, name, dialog, password, logIn };
  }

  it('asks for the password over the page and then saves', async () => {
    const { name, dialog, password, logIn, address, service } = await endOverName();
    expect(dialog.textContent).toContain(`Enter the password of ${sampleUser.email} to continue`);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await logIn(samplePassword);
    await screen.findByText('Successfully saved');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name).toHaveProperty('value', `${sampleUser.full_name} Novak`);
    expect(service.state.accounts[0]?.user.full_name).toBe(`${sampleUser.full_name} Novak`);
    expect(address()).toBe('/settings');
  });

  it('shows an error for a wrong password and stays open', async () => {
    const { user, dialog, logIn } = await endOverName();
    await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await within(dialog).findByText('Fill in this field.');
    await logIn('not-mine-1');
    await within(dialog).findByText('The e-mail or password is incorrect.');
    expect(hasUnsavedWork()).toBe(true);
  });

  it('leads to the login with another account after a confirmation', async () => {
    const { user, dialog, address } = await endOverName();
    const other = within(dialog).getAllByRole('button', { name: 'Log in as someone else' }).at(-1);
    await user.click(other ?? dialog);
    const sure = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(sure).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/settings');
    await user.keyboard('{Escape}');
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(again).getByRole('button', { name: 'Leave page' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(address()).toBe('/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues when the same user logs in in another tab', async () => {
    const { service } = await endOverName();
    service.state.sessionUserId = sampleUser.id;
    await tellOtherTabs({ kind: 'logged-in', userId: sampleUser.id });
    await screen.findByText('Successfully saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the login when the user goes back', async () => {
    const opened = await openPortal('/settings', { service: signedIn() });
    const { user, service, router, address } = opened;
    await user.type(await screen.findByLabelText('Full name'), ' Novak');
    service.state.sessionUserId = null;
    void checkSession(opened);
    await screen.findByRole('dialog', { name: 'Log in again' });
    await router.navigate('/tenants');
    await waitFor(() => expect(address()).toBe('/login?ended=1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
