import './testing/browser-parts';
import { createFakeService, sampleAdministrator } from '@atrium/api-client/testing';
import { waitFor } from '@testing-library/react';
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
    ['/nowhere/at/all', '/login'],
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

describe('somebody signed in', () => {
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

  it.each([...visitorPages.map(([path]) => path), '/registration/activate/some-token', '/', '/nowhere'])(
    'is sent from %s to the list',
    async (path) => {
      await settled(await openPortal(path, { service: signedIn() }), '/tenants');
    },
  );

  it('is sent from a page without the permission to the list', async () => {
    await settled(await openPortal('/media', { service: signedIn() }), '/tenants');
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
