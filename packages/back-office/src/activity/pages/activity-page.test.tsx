import type { ActivityEntry } from '@atrium/api-client/contract';
import { ApiProvider, currentUserQueryOptions } from '@atrium/api-client/react';
import { administratorActivity, sampleActivity, sampleAdministrator } from '@atrium/api-client/testing/samples';
import { okPage, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { NotificationProvider } from '@atrium/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordActivity } from '../../components/activity/record-activity';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { userWith } from '../../testing/user-with';
import { ActivityPage } from './activity-page';

const list = 'GET /activity';
const newest = { ...sampleActivity[1], id: '018f0000-0000-7000-8000-000000000199', title: 'Brand new' };

interface Opening {
  readonly account?: typeof sampleAdministrator;
  readonly language?: Language;
  readonly path?: string;
}

async function open(
  content: ReactNode,
  answers: StubAnswers,
  { account = sampleAdministrator, language = 'en', path = '/' }: Opening = {},
) {
  const i18n = await startI18nForTests({ messages: [backOfficeMessages, activityMessages, listMessages], language });
  const service = stubService({ 'POST /options': okPage([]), ...answers });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQueryOptions(service.client).queryKey, account);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ApiProvider client={service.client}>
          <NotificationProvider closeLabel="Close" label="Notifications">
            <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
          </NotificationProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const sent = (route = list) => service.calls.filter((call) => call.route === route).map(({ query }) => query);
  return { user: userEvent.setup(), queries, sent };
}

const rows = () => screen.getAllByRole('listitem').filter(({ className }) => className === 'a-event');

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
beforeEach(() => sessionStorage.clear());

describe('the activity', () => {
  it('shows who did what by day, with the fields that changed', async () => {
    const option = { ...sampleActivity[1], sentence: 'updated the option {part} of {title}', part: '{title} $&' };
    await open(<ActivityPage />, { [list]: okPage(administratorActivity.toSpliced(1, 1, option as ActivityEntry)) });
    expect(await screen.findByRole('heading', { level: 2, name: '21.11.2026' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: '18.11.2026' })).toBeDefined();
    const [expired, updated, setup, refused] = rows();
    expect(expired?.textContent).toContain('Atrium cancelled the expired bank transfer of Čebelarstvo Žnidaršič');
    expect(updated?.textContent).toContain('Žan Hribar updated the option {title} $& of Units');
    const change = within(updated ?? document.body);
    expect(change.getByRole('link', { name: 'Units' })).toBeDefined();
    expect(
      change
        .getAllByRole('definition')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Before: Unit', 'After: Units', 'Before: empty', 'After: Enote']);
    expect(within(setup ?? document.body).getByRole('definition').textContent).toBe('changed');
    expect(refused?.textContent).toContain('A visitor failed to sign in');
    expect(refused?.textContent).toContain('Refused · IP address 89.142.12.3');
  });

  it('announces new entries and shows them only when asked', async () => {
    const after = [newest, ...sampleActivity];
    const { user, queries } = await open(<ActivityPage />, {
      [list]: [okPage(sampleActivity), okPage(after, { total: 24 })] as never,
    });
    await screen.findByRole('link', { name: 'Units' });
    await queries.invalidateQueries();
    const button = await screen.findByRole('button', { name: '1 new' });
    expect(screen.queryByText('Brand new')).toBeNull();
    await user.click(button);
    expect(await screen.findByText('Brand new')).toBeDefined();
    expect(screen.queryByRole('button', { name: '1 new' })).toBeNull();
  });

  it('reads its filters from the address and offers only modules that the reader may view', async () => {
    const account = userWith('view/activity', 'view/codelists');
    const path = '/?module=codelists&at_from=2026-11-01';
    const { user, sent } = await open(<ActivityPage />, { [list]: okPage(sampleActivity) }, { account, path });
    await screen.findByRole('link', { name: 'Units' });
    expect(sent()[0]?.get('filter[module]')).toBe('codelists');
    expect(sent()[0]?.get('filter[at][from]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const module = await screen.findByRole('combobox', { name: 'Module' });
    expect(
      within(module)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any', 'Activity', 'Codelists']);
  });
});

describe('the activity of a record', () => {
  it('is read by its kind and id, and does not link to the record itself', async () => {
    const route = `GET /activity/codelist/${sampleActivity[1]?.subject_id}`;
    const { sent } = await open(
      <RecordActivity id={sampleActivity[1]?.subject_id ?? ''} subject="codelist" />,
      { [route]: okPage(sampleActivity.slice(1, 2)) },
      { account: userWith('view/codelists'), language: 'sl' },
    );
    expect(await screen.findByRole('heading', { level: 2, name: '21.11.2026' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Units' })).toBeNull();
    await waitFor(() => expect(sent(route)).toHaveLength(1));
  });
});
