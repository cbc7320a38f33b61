import '../testing/browser-parts';
import { createFakeService } from '@atrium/api-client/testing';
import { configQueryOptions } from '@atrium/api-client/react';
import { sampleAdministrator, samplePassword, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '../testing/open-portal';
import { useRailStore } from './navigation/rail.store';
import { useServiceHealthStore } from './service-health/service-health.store';

beforeEach(() => {
  window.localStorage.clear();
  useServiceHealthStore.setState({ suspect: false });
  useRailStore.setState({ rail: undefined });
});

function signedIn(user = {}) {
  const service = createFakeService();
  service.signIn(user);
  return service;
}

const navigation = () => screen.findByRole('navigation', { name: 'Main' });

describe('the navigation', () => {
  it('has one link, Settings and Log out for every user', async () => {
    await openPortal('/settings', { service: signedIn() });
    const nav = await navigation();
    await within(nav).findByRole('link', { name: 'Licenses' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Licenses', 'Settings']);
    expect(within(nav).getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
    within(nav).getByRole('button', { name: 'Log out' });
  });

  it('shows the permitted parts of the back office', async () => {
    await openPortal('/settings', { service: signedIn({ permissions: ['view/media'] }) });
    const group = await screen.findByRole('group', { name: 'Back office' });
    expect(
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Media']);
  });

  it('shows the whole back office to Administrators', async () => {
    await openPortal('/settings', { service: signedIn(sampleAdministrator) });
    const group = await screen.findByRole('group', { name: 'Back office' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Overview',
      'Customers',
      'Documents',
      'Media',
      'Subscriptions',
      'Price list',
      'Roles',
      'Users',
      'Codelists',
      'Activity',
    ]);
  });

  it('is hidden from visitors', async () => {
    await openPortal('/login');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('stays collapsed after a reload', async () => {
    const { user } = await openPortal('/settings', { service: signedIn() });
    await navigation();
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    screen.getByRole('button', { name: 'Expand navigation' });
    expect(window.localStorage.getItem('navigation')).toBe('collapsed');
  });

  it('shows the name with position or e-mail and links to the settings', async () => {
    await openPortal('/settings', { service: signedIn({ position_title: null }) });
    const badge = await screen.findByRole('link', { name: /^Settings: ?Maja Kovač.+/ });
    expect(badge.textContent).toContain(sampleUser.email);
    expect(badge.getAttribute('href')).toBe('/settings');
  });
});

describe('the start page', () => {
  it('shows Administrators the open first steps below the list', async () => {
    await openPortal('/tenants', { service: signedIn(sampleAdministrator) });
    await screen.findByRole('heading', { name: 'First steps' });
    expect(screen.getAllByRole('link', { name: 'Price list' })).toHaveLength(2);
  });

  it('asks for no first steps for other users', async () => {
    const service = signedIn({ permissions: ['view/overview'] });
    await openPortal('/tenants', { service });
    await screen.findByRole('heading', { level: 1 });
    await navigation();
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  });
});

describe('an unreachable service', () => {
  it('is reported at start, and the portal continues automatically', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const service = signedIn();
    service.reachable = false;
    const { address } = await openPortal('/settings', { service });
    await screen.findByRole('heading', { name: 'The service cannot be reached' });
    service.reachable = true;
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(address()).toBe('/settings');
    vi.restoreAllMocks();
  });

  it('shows a banner above the page until the service is back', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { service, services } = await openPortal('/settings', { service: signedIn() });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    service.reachable = false;
    await services.queries.refetchQueries({ queryKey: configQueryOptions(services.client).queryKey });
    await screen.findByText(/Nothing you typed is lost/);
    service.reachable = true;
    await waitFor(() => expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull());
    screen.getByRole('heading', { level: 1, name: 'Settings' });
    vi.restoreAllMocks();
  });
});

describe('the trial bar', () => {
  const trial = (daysLeft: number) => ({
    trial_data: {
      trial_expires_at: '2026-11-30T10:00:00Z',
      trial_expired: false,
      days_left: daysLeft,
      title: 'Zelena dolina',
      url: '/tenants/details/1',
    },
  });
  const bar = () => screen.queryByRole('region', { name: 'Free trial' });

  it('shows when the trial ends and can be closed for the day', async () => {
    const { user } = await openPortal('/settings', { service: signedIn(trial(9)) });
    const shown = await screen.findByRole('region', { name: 'Free trial' });
    expect(shown.textContent).toContain('Your free trial of Zelena dolina ends in 9 days, on 30.11.2026');
    expect(within(shown).getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/tenants/details/1');
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    expect(bar()).toBeNull();
  });

  it('is not shown earlier than 14 days before', async () => {
    await openPortal('/settings', { service: signedIn(trial(15)) });
    await navigation();
    expect(bar()).toBeNull();
  });

  it('cannot be closed in the last three days', async () => {
    await openPortal('/settings', { service: signedIn(trial(3)) });
    const shown = await screen.findByRole('region', { name: 'Free trial' });
    expect(within(shown).queryByRole('button')).toBeNull();
  });
});

describe('the language', () => {
  it('follows the account at login', async () => {
    const service = createFakeService();
    service.addUser({ language: 'sl' });
    const { user } = await openPortal('/login', { service });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), sampleUser.email);
    await user.type(screen.getByLabelText('Password'), `${samplePassword}{Enter}`);
    await screen.findByRole('button', { name: 'Odjava' });
  });

  it('is saved to the account if chosen at the login', async () => {
    const service = createFakeService();
    service.addUser({ language: 'en' });
    const { user } = await openPortal('/login', { service });
    await user.click(await screen.findByRole('button', { name: 'Slovenščina' }));
    await screen.findByRole('heading', { name: 'Prijava' });
    await user.type(screen.getByRole('textbox', { name: /E-/ }), sampleUser.email);
    await user.type(screen.getByLabelText('Geslo'), `${samplePassword}{Enter}`);
    await screen.findByRole('button', { name: 'Odjava' });
    await waitFor(() => expect(service.state.accounts[0]?.user.language).toBe('sl'));
  });
});
