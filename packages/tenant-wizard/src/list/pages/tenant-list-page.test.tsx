import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TenantSummary } from '@atrium/api-client/contract';
import { draftId, sampleTenantRows } from '@atrium/api-client/testing/samples';
import { openPage } from '../../testing/open-page';
import { watchSavedFiles } from '../../testing/watch-saved-files';
import { ok, okPage, problem } from '@atrium/api-client/testing/stub';

const listOf = (rows: readonly TenantSummary[], change = {}) => ({ 'GET /tenants': okPage(rows, change) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function rowOf(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}

describe('the list', () => {
  it('shows name, state, URL, created and updated of each company CRM', async () => {
    await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Company CRMs' })).toBeDefined();
    await screen.findByRole('link', { name: 'Pekarna Črešnjevec' });
    for (const name of ['Name', 'URL to the company CRM', 'Created', 'Updated']) {
      expect(screen.getByRole('columnheader', { name })).toBeDefined();
    }
    expect(rowOf('Šuštar').getByText('3 of 7 steps done')).toBeDefined();
    expect(rowOf('Črešnjevec').getByText('step 4 of 7, Fiscalization')).toBeDefined();
    expect(rowOf('Ažman').getByText('Free trial, 9 days left')).toBeDefined();
    expect(
      rowOf('Ažman')
        .getByRole('link', { name: /azman.crm.example/ })
        .getAttribute('href'),
    ).toBe('https://azman.crm.example');
    expect(rowOf('Črešnjevec').queryByRole('link', { name: /cresnjevec.crm/ })).toBeNull();
  });

  it('links a draft to its last section and a running creation to its progress', async () => {
    await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    const draft = await screen.findByRole('link', { name: 'Continue Pekarna Črešnjevec' });
    expect(draft.getAttribute('href')).toBe(`/tenants/new/${draftId}/fiscalization`);
    const progress = screen.getByRole('link', { name: /^Show progress of Gradbeništvo/ });
    expect(progress.getAttribute('href')).toMatch(/^\/tenants\/details\//);
  });

  it('requests the page, order and search in the address', async () => {
    const { calls } = await openPage('/tenants?page=2&sort=title&search=sinovi', { answers: listOf(sampleTenantRows) });
    await screen.findByRole('link', { name: /^Continue/ });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      page: '2',
      per_page: '10',
      sort: 'title',
      search: 'sinovi',
    });
  });

  it('sorts by a header and announces it', async () => {
    const { user, calls } = await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('title'));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('searches after a pause, from the first page', async () => {
    const { user, calls } = await openPage('/tenants?page=2', { answers: listOf(sampleTenantRows) });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name or URL' }), 'ažman');
    await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('ažman'));
    expect(calls.at(-1)?.query.get('page')).toBe('1');
    expect(calls.filter(({ query }) => query.has('search'))).toHaveLength(1);
  });

  it('opens another page', async () => {
    const { user, calls } = await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('page')).toBe('2'));
  });

  it('uses the page size saved in this browser', async () => {
    localStorage.setItem('pageSize', '25');
    const { calls } = await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    await screen.findByRole('link', { name: /^Continue/ });
    expect(calls[0]?.query.get('per_page')).toBe('25');
  });
});

describe('an empty list', () => {
  it('offers to start when there is no company CRM', async () => {
    await openPage('/tenants', { answers: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'No company CRM yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start here' }).getAttribute('href')).toBe('/tenants/new');
    expect(await screen.findByText(/The first 40 days are free/)).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('offers to clear a search without matches', async () => {
    const { user, calls } = await openPage('/tenants?search=xyz', { answers: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing matches the search' })).toBeDefined();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    if (clear === undefined) throw new Error('no button below the words');
    await user.click(clear);
    await waitFor(() => expect(calls.at(-1)?.query.has('search')).toBe(false));
  });

  it('restores the tab’s last view, and none after it was cleared', async () => {
    const first = await openPage('/tenants?search=xyz&sort=title', { answers: listOf([]) });
    await screen.findByRole('heading', { name: 'Nothing matches the search' });
    cleanup();
    const second = await openPage('/tenants', { answers: listOf([]) });
    await screen.findByRole('heading', { name: 'Nothing matches the search' });
    expect(second.calls.map(({ query }) => query.get('search'))).toEqual(['xyz']);
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    if (clear === undefined) throw new Error('no button below the words');
    await second.user.click(clear);
    await waitFor(() => expect(second.calls.at(-1)?.query.has('search')).toBe(false));
    cleanup();
    const third = await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    await screen.findByRole('link', { name: 'Pekarna Črešnjevec' });
    expect(third.calls.at(-1)?.query.get('sort')).toBe(first.calls.at(-1)?.query.get('sort'));
    expect(third.calls.at(-1)?.query.has('search')).toBe(false);
  });

  it('says that a permission is missing', async () => {
    await openPage('/tenants', { answers: { 'GET /tenants': problem(403, { code: 'forbidden' }) } });
    expect(await screen.findByRole('heading', { name: 'No permission to see company CRMs' })).toBeDefined();
  });
});

describe('a list that fails to load', () => {
  it('shows the reference id and loads on Retry', async () => {
    let broken = true;
    const rows = listOf(sampleTenantRows)['GET /tenants'];
    const { user } = await openPage('/tenants', {
      answers: {
        'GET /tenants': () => (broken ? problem(500, { code: 'internal' }) : rows),
      },
    });
    expect(await screen.findByRole('heading', { name: 'The company CRMs could not be loaded' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Copy reference id/ }).textContent).toContain('req-42');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Pekarna Črešnjevec' })).toBeDefined();
  });
});

describe('list filters', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const asked = ({ calls }: Awaited<ReturnType<typeof openPage>>) =>
    calls.findLast(({ route, query }) => route === 'GET /tenants' && query.get('per_page') !== '1')?.query;

  it('are applied together, and shown as chips and in the address', async () => {
    const page = await openPage('/tenants?page=2', { answers: listOf(sampleTenantRows) });
    await page.user.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await page.user.selectOptions(panel.getByLabelText('Status'), 'Active');
    await page.user.type(within(panel.getByRole('group', { name: 'Created' })).getByLabelText('From'), '1.9.2026');
    await page.user.click(panel.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(asked(page)?.get('filter[state]')).toBe('active'));
    const from = new Date(asked(page)?.get('filter[created_at][from]') ?? '');
    expect([from.getDate(), from.getMonth(), from.getHours()]).toEqual([1, 8, 0]);
    expect(asked(page)?.get('page')).toBe('1');
    const chips = within(screen.getByRole('list', { name: 'Filter, 2 active' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Status Active',
      'Created from 01.09.2026',
    ]);
  });

  it('are read from the address, and removed one by one or all at once', async () => {
    const page = await openPage('/tenants?state=draft&updated_to=2026-11-20', { answers: listOf(sampleTenantRows) });
    await page.user.click(await screen.findByRole('button', { name: 'Remove filter Updated' }));
    await waitFor(() => expect(asked(page)?.has('filter[updated_at][to]')).toBe(false));
    expect(asked(page)?.get('filter[state]')).toBe('draft');
    await page.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(asked(page)?.has('filter[state]')).toBe(false));
  });

  it('show how many rows match', async () => {
    const rows = listOf(sampleTenantRows, { total: 6 })['GET /tenants'];
    const all = listOf(sampleTenantRows, { total: 410 })['GET /tenants'];
    await openPage('/tenants?state=active', {
      answers: { 'GET /tenants': ({ query }) => (query.has('filter[state]') ? rows : all) },
    });
    expect(await screen.findByText('6 of 410')).toBeDefined();
  });

  it('are restored with the tab', async () => {
    await openPage('/tenants?state=failed', { answers: listOf(sampleTenantRows) });
    await screen.findByRole('button', { name: 'Remove filter Status' });
    cleanup();
    const again = await openPage('/tenants', { answers: listOf(sampleTenantRows) });
    await screen.findByRole('button', { name: 'Remove filter Status' });
    await waitFor(() => expect(asked(again)?.get('filter[state]')).toBe('failed'));
  });

  it('can be cleared when nothing matches', async () => {
    const page = await openPage('/tenants?state=closed', { answers: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Nothing matches the filters' })).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked(page)?.has('filter[state]')).toBe(false));
  });
});

describe('the export', () => {
  const saved = watchSavedFiles();

  it('shows its number of rows and saves the filtered list', async () => {
    const { user } = await openPage('/tenants?state=active&sort=title', {
      answers: { ...listOf(sampleTenantRows), 'POST /export/tenants': ok('rows') },
    });
    await user.click(await screen.findByRole('button', { name: /^Export 23 rows/ }));
    expect(await screen.findByText('tenants.xlsx was downloaded')).toBeDefined();
    expect(saved.map(({ name }) => name)).toEqual(['tenants.xlsx']);
    expect(saved[0]?.blob.size).toBeGreaterThan(0);
  });

  it('shows its progress and can be cancelled', async () => {
    const { user } = await openPage('/tenants', {
      answers: { ...listOf(sampleTenantRows), 'POST /export/tenants': 'pending' },
    });
    await user.click(await screen.findByRole('button', { name: /^Export 23 rows/ }));
    expect(await screen.findByRole('progressbar', { name: 'tenants.xlsx' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel the export' }));
    expect(await screen.findByRole('button', { name: /^Export 23 rows/ })).toBeDefined();
    expect(saved).toEqual([]);
    expect(screen.queryByText(/could not be exported/)).toBeNull();
  });

  it.each([
    [409, 'conflict', 'Your previous export is still running. Wait until it finishes.'],
    [500, 'internal', 'The list could not be exported. Try again.'],
  ])('explains a rejection by %s', async (status, code, message) => {
    const { user } = await openPage('/tenants', {
      answers: { ...listOf(sampleTenantRows), 'POST /export/tenants': problem(status, { code }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Export 23 rows/ }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('is hidden for an empty list', async () => {
    await openPage('/tenants?search=xyz', { answers: listOf([]) });
    await screen.findByRole('heading', { name: 'Nothing matches the search' });
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull();
  });
});

describe('discarding a draft', () => {
  const answers = { ...listOf(sampleTenantRows), [`DELETE /tenants/${draftId}`]: { status: 204 } };

  async function askToDiscard(user: Awaited<ReturnType<typeof openPage>>['user']) {
    await user.click(await screen.findByRole('button', { name: 'More actions for Pekarna Črešnjevec' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard draft' }));
    return within(await screen.findByRole('alertdialog', { name: 'Discard draft' }));
  }

  it('asks for confirmation first', async () => {
    const { user, calls } = await openPage('/tenants', { answers });
    const dialog = await askToDiscard(user);
    expect(dialog.getByText(/about to discard the draft Pekarna Črešnjevec/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('Draft Pekarna Črešnjevec discarded')).toBeDefined();
    expect(calls.some(({ route }) => route === `DELETE /tenants/${draftId}`)).toBe(true);
  });

  it('explains why a draft with money in it cannot be discarded', async () => {
    const reason = 'This draft has account credit from a payment that came.';
    const refused = problem(409, { code: 'draft_has_credit', message: reason });
    const { user } = await openPage('/tenants', { answers: { ...answers, [`DELETE /tenants/${draftId}`]: refused } });
    const dialog = await askToDiscard(user);
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('The draft could not be discarded.')).toBeDefined();
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('does nothing when the user keeps the draft', async () => {
    const { user, calls } = await openPage('/tenants', { answers });
    const dialog = await askToDiscard(user);
    await user.click(dialog.getByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.every(({ route }) => !route.startsWith('DELETE'))).toBe(true);
  });
});

it('shows the list in Slovenian', async () => {
  await openPage('/tenants', { answers: listOf(sampleTenantRows), language: 'sl' });
  expect(await screen.findByText('Brezplačni preizkus, še 9 dni', { selector: 'tr:nth-child(4) *' })).toBeDefined();
  expect(screen.getByText('opravljeno 3 od 7 korakov')).toBeDefined();
});
