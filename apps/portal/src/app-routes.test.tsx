import './testing/browser-parts';
import { addFakeDraft, createFakeService, showFakeState } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from './testing/open-portal';

beforeEach(() => window.localStorage.clear());

const visitorPages = [
  ['/login', 'Log in'],
  ['/login/forgot-password', 'Reset Password'],
  ['/login/reset-password?token=abc', 'New Password'],
  ['/registration', 'Registration'],
  ['/registration/activation-success', undefined],
  ['/registration/activation-error', undefined],
  ['/registration/registration-success', undefined],
] as const;

const userPages = [
  ['/tenants', 'Tenants'],
  ['/settings', 'Settings'],
] as const;

const settled = async (opened: Awaited<ReturnType<typeof openPortal>>, address: string) => {
  await waitFor(() => {
    expect(opened.address()).toBe(address);
    expect(opened.router.state.navigation.state).toBe('idle');
    expect(opened.router.state.initialized).toBe(true);
  });
};

describe('a visitor', () => {
  it.each(visitorPages)('sees %s', async (path, title) => {
    const opened = await openPortal(path);
    await settled(opened, path);
    await waitFor(() => expect(document.title).toMatch(/^.+ \| Atrium$/));
    if (title !== undefined) expect(document.title).toBe(`${title} | Atrium`);
  });

  it.each([
    ['/', '/login'],
    ['/tenants', '/login'],
    ['/nowhere/at/all?x=1', '/login?from=%2Fnowhere%2Fat%2Fall%3Fx%3D1'],
    ['/tenants/new', '/login?from=%2Ftenants%2Fnew'],
    ['/tenants/details/1?tab=plan', '/login?from=%2Ftenants%2Fdetails%2F1%3Ftab%3Dplan'],
    ['/settings', '/login?from=%2Fsettings'],
    ['/profile', '/login?from=%2Fprofile'],
    ['/media', '/login?from=%2Fmedia'],
    ['/administration/codelists', '/login?from=%2Fadministration%2Fcodelists'],
  ])('is sent from %s to %s', async (path, target) => {
    await settled(await openPortal(path), target);
  });
});

describe('a logged-in user', () => {
  const signedIn = () => {
    const service = createFakeService();
    service.signIn();
    return service;
  };

  it.each(userPages)('sees %s with the title %s', async (path, title) => {
    const opened = await openPortal(path, { service: signedIn() });
    await settled(opened, path);
    await waitFor(() => expect(document.title).toBe(`${title} | Atrium`));
  });

  it('stays on the current page until the texts of the next one have loaded', async () => {
    let give: (() => void) | undefined;
    const loadTexts = (names: readonly string[]) =>
      names.includes('tenants') ? new Promise<void>((resolve) => (give = resolve)) : Promise.resolve();
    const opened = await openPortal('/settings', { service: signedIn(), loadTexts });
    await settled(opened, '/settings');
    void opened.router.navigate('/tenants');
    await waitFor(() => expect(give).toBeDefined());
    expect(opened.address()).toBe('/settings');
    give?.();
    await settled(opened, '/tenants');
  });

  it.each([...visitorPages.map(([path]) => path), '/registration/activate/some-token', '/', '/nowhere'])(
    'is sent from %s to the list',
    async (path) => {
      await settled(await openPortal(path, { service: signedIn() }), '/tenants');
    },
  );

  it.each(['/media', '/administration/price-list'])('sees the missing permission at %s', async (path) => {
    const service = signedIn();
    const opened = await openPortal(path, { service });
    await settled(opened, path);
    expect(await screen.findByText('No permission to see this page')).toBeDefined();
    expect(opened.services.queries.getQueryCache().findAll({ queryKey: ['price-list.list-versions'] })).toEqual([]);
  });

  it('is redirected from an unknown address with a warning', async () => {
    window.history.pushState(null, '', window.location.href);
    const opened = await openPortal('/nowhere/at/all?x=1', { service: signedIn(), before: '/settings' });
    await settled(opened, '/tenants');
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await notices.findByText('There is no page at /nowhere/at/all?x=1.')).toBeDefined();
    await opened.user.click(notices.getByRole('button', { name: 'Back' }));
    await settled(opened, '/settings');
  });

  it('sees the name of a company CRM in the title of its pages', async () => {
    const service = createFakeService();
    const user = service.signIn();
    const tenant = addFakeDraft(service.state, user);
    showFakeState(tenant, 'active');
    const { id } = Object.assign(tenant, { title: 'Zelena dolina' });
    const opened = await openPortal(`/tenants/details/${id}`, { service });
    await waitFor(() => expect(document.title).toBe('Zelena dolina | Atrium'));
    await opened.router.navigate(`/tenants/details/${id}/billing`);
    await waitFor(() => expect(document.title).toBe('Billing, Zelena dolina | Atrium'));
    await opened.router.navigate('/tenants');
    await waitFor(() => expect(document.title).toBe('Tenants | Atrium'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Company CRMs' })).toBeDefined();
  });

  it('sees the pages of the back office with the permission, or as Administrator', async () => {
    const service = createFakeService();
    service.signIn({ permissions: ['view/media'] });
    await settled(await openPortal('/media', { service }), '/media');
    const other = createFakeService();
    other.signIn(sampleAdministrator);
    await settled(await openPortal('/administration/codelists', { service: other }), '/administration/codelists');
  });

  it.each([
    ['/tenants/new', '/tenants/new'],
    ['//evil.example', '/tenants'],
    ['/\\evil.example', '/tenants'],
    ['https:evil.example', '/tenants'],
    ['javascript:alert(1)', '/tenants'],
    ['/@evil.example', '/tenants'],
    [`/${'a'.repeat(2048)}`, '/tenants'],
  ])('goes from the login with the return path %s to a page of this portal only', async (from, target) => {
    const opened = await openPortal(`/login?from=${encodeURIComponent(from)}`, { service: signedIn() });
    await waitFor(() => expect(opened.address().startsWith(target)).toBe(true));
  });
});
