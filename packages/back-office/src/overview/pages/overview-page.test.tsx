import {
  sampleAdministrator,
  sampleAttention,
  sampleFigures,
  sampleFirstSteps,
  sampleInvoicedMonths,
  sampleSubscriptions,
  sampleTenantRows,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { overviewMessages } from '../messages';

const figures = 'GET /overview/figures';
const attention = 'GET /overview/attention';

async function open(answers: StubAnswers = {}, account = sampleAdministrator, language: Language = 'en') {
  const i18n = await startI18nForTests({ messages: [backOfficeMessages, overviewMessages], language });
  const service = stubService({
    [figures]: ok(sampleFigures),
    [attention]: ok(sampleAttention),
    'GET /overview/invoiced': ok(sampleInvoicedMonths),
    'GET /overview/first-steps': ok({ data: [] }),
    'GET /tenants': okPage([]),
    'GET /subscriptions': okPage([]),
    ...answers,
  });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path="/administration/overview" service={service} user={account} />
    </I18nProvider>,
  );
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

it('links figures and warnings to what they count', async () => {
  await open();
  const active = await screen.findByRole('link', { name: /^Active company CRMs/ });
  expect([active.getAttribute('href'), active.textContent]).toEqual([
    '/tenants?state=active',
    'Active company CRMs1486 more this month',
  ]);
  expect(screen.getByRole('link', { name: /^Overdue/ }).getAttribute('href')).toBe(
    '/administration/subscriptions?state=overdue',
  );
  const failed = await screen.findByRole('link', { name: 'Show: Pekarna Črešnjevec could not be created' });
  expect(failed.getAttribute('href')).toMatch(/^\/tenants\/details\//);
  expect(screen.getByText('5 trials end within 7 days')).toBeDefined();
});

it.each([
  ['en', 'none ends within 7 days', 'next becomes read-only on 24.11.2026'],
  ['sl', 'v 7 dneh se ne konča noben', 'naslednji bo samo za branje od 24.11.2026'],
] as const)(
  'says in words that no trial ends, and when the next company CRM becomes read-only (%s)',
  async (language, none, next) => {
    await open({ [figures]: ok({ ...sampleFigures, trials_ending: 0 }) }, sampleAdministrator, language);
    await screen.findByText(none);
    expect(screen.getByText(next)).toBeDefined();
  },
);

it('counts the company CRMs with an overdue payment in Slovenian too', async () => {
  const row = { kind: 'overdue_subscriptions', count: 2, title: null, tenant_id: null };
  await open({ [attention]: ok({ data: [row] }) }, sampleAdministrator, 'sl');
  await screen.findByText('2 CRM-ja podjetij imata zapadlo plačilo');
});

it('names renewals whose VAT cannot be determined, with the overdue subscriptions', async () => {
  const row = { kind: 'undecided_renewals', count: 2, title: null, tenant_id: null };
  await open({ [attention]: ok({ data: [row] }) }, sampleAdministrator, 'sl');
  const link = await screen.findByRole('link', { name: 'Pokaži: Pri 2 podaljšanjih ni mogoče določiti DDV' });
  expect(link.getAttribute('href')).toBe('/administration/subscriptions?state=overdue');
});

it('shows no links to lists that the reader may not open', async () => {
  await open({}, userWith('view/overview'));
  await screen.findByText('Pekarna Črešnjevec could not be created');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('lists new and failed company CRMs, ending trials and overdue payments, each with its whole list', async () => {
  const [creating] = sampleTenantRows;
  const trial = { ...sampleSubscriptions[0], period_end: new Date(Date.now() + 36 * 3_600_000).toISOString() };
  const asked: string[] = [];
  const answer = (rows: readonly unknown[]) => (call: { query: URLSearchParams }) => {
    asked.push(call.query.get('filter[state]') ?? 'new');
    return okPage(
      call.query.get('filter[state]') === 'failed' || call.query.get('filter[state]') === 'overdue' ? [] : rows,
    );
  };
  await open({ 'GET /tenants': answer([creating]), 'GET /subscriptions': answer([trial]) });
  const row = await screen.findByRole('link', { name: creating?.title ?? '' });
  expect(row.getAttribute('href')).toBe(`/tenants/details/${creating?.id}`);
  expect(await screen.findByText(/^(Tomorrow|2 days)$/)).toBeDefined();
  expect(asked.toSorted()).toEqual(['failed', 'new', 'overdue', 'trial']);
  const lists = screen.getAllByRole('link', { name: 'Show all' }).map((link) => link.getAttribute('href') ?? '');
  expect(lists.map((href) => href.replace(/\d{4}-\d{2}-\d{2}/, 'DAY'))).toEqual([
    '/tenants?sort=-created_at&created_from=DAY',
    '/tenants?state=failed',
    '/administration/subscriptions?state=trial&sort=period_end&period_end_to=DAY',
    '/administration/subscriptions?state=overdue',
  ]);
  expect(screen.getByText('No payment is overdue.')).toBeDefined();
});

it('draws the invoiced months with a table of every value', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Invoiced by month' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(plain(rows[1]?.textContent ?? '')).toBe('Nov 202612.486 €+6,3 %');
  expect(plain(screen.getByRole('img').getAttribute('aria-label'))).toMatch(/from 7.240 € in Dec 2025 to 12.486 €/);
});

it('retries a card that failed, without the others', async () => {
  await open({ [attention]: [problem(500), ok({ data: [] })] as never });
  await screen.findByRole('table');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeDefined();
});

it('names the open first steps of a new installation, in Slovenian too', async () => {
  await open({ 'GET /overview/first-steps': ok(sampleFirstSteps) }, sampleAdministrator, 'sl');
  expect(await screen.findByText(/Manjkajoče nastavitve: SELLER_NAME/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Vloge' }).getAttribute('href')).toBe('/administration/roles');
});
