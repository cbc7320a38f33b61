import '../testing/browser-parts';
import { addFakeDraft, createFakeService } from '@atrium/api-client/testing';
import { administratorActivity, sampleAdministrator } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../testing/open-portal';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const focused = () => document.activeElement;

/** The list of two company CRMs, once its keys are there. */
async function openList() {
  const service = createFakeService();
  const owner = service.signIn();
  for (const title of ['Alpe', 'Bistrica']) Object.assign(addFakeDraft(service.state, owner), { title });
  const opened = await openPortal('/tenants', { service });
  await screen.findByRole('link', { name: 'Alpe' });
  const search = screen.getByRole('searchbox');
  await waitFor(
    async () => {
      await opened.user.keyboard('/');
      expect(focused()).toBe(search);
    },
    { timeout: 5000 },
  );
  return { ...opened, search };
}

describe('the keys of lists', () => {
  it('do nothing in a field', async () => {
    const { user, search, address } = await openList();
    await user.keyboard('jkn/');
    expect(search).toHaveProperty('value', 'jkn/');
    expect([address(), focused()]).toEqual(['/tenants', search]);
  });

  it('focus the search, move among the rows and open one', async () => {
    const { user, search, address } = await openList();
    search.blur();
    const [first, second] = screen.getAllByRole('row').slice(1);
    await user.keyboard('k');
    expect(first?.contains(focused())).toBe(true);
    await user.keyboard('jJ');
    await waitFor(() => expect(second?.contains(focused())).toBe(true));
    await user.keyboard('K{Control>}j{/Control}');
    await waitFor(() => expect(first?.contains(focused())).toBe(true));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).not.toBe('/tenants'));
  });

  it('move among the events of the activity, show the new ones and open a record', async () => {
    const service = createFakeService();
    service.signIn(sampleAdministrator);
    service.state.activity.push(...administratorActivity);
    const { user, address, services } = await openPortal('/administration/activity', { service });
    await screen.findByRole('link', { name: 'Units' });
    const rows = () => screen.getAllByRole('listitem').filter((item) => item.dataset['row'] !== undefined);
    await waitFor(
      async () => {
        await user.keyboard('k');
        expect(rows()[0]?.contains(focused())).toBe(true);
      },
      { timeout: 5000 },
    );
    // Of events at the same time, the one with the higher id is first.
    const id = 'ffffffff-0000-7000-8000-000000000001';
    service.state.activity.unshift({ ...administratorActivity[1], id, title: 'Weights' } as never);
    await services.queries.invalidateQueries();
    await screen.findByRole('button', { name: '1 new' });
    await user.keyboard('n');
    await screen.findByRole('link', { name: 'Weights' });
    await user.keyboard('kjjjj');
    expect(focused()).toBe(rows()[4]);
    await user.keyboard('kk');
    expect(focused()).toBe(screen.getByRole('link', { name: 'Units' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/administration\/codelists/));
  });

  it('press the filled button, and do nothing once they are switched off', async () => {
    const { user, search, address } = await openList();
    search.blur();
    window.localStorage.setItem('singleKeys', 'off');
    await user.keyboard('nj/');
    expect([address(), focused()]).toEqual(['/tenants', document.body]);
    window.localStorage.setItem('singleKeys', 'on');
    await user.keyboard('n');
    await waitFor(() => expect(address()).toMatch(/^\/tenants\/new/));
  });
});
