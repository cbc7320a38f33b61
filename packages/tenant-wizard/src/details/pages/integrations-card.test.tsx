import type { ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { existingWithDatabase, tenantId } from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswer, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page';

const testRoute = `POST /tenants/${tenantId}/connections/data-provider/test`;
const test: ConnectionTest = {
  connection: 'data_provider',
  state: 'valid',
  stages: [],
  started_at: '2026-11-21T09:41:00.000Z',
  ended_at: '2026-11-21T09:42:00.000Z',
  reference: 'AT-7F3K-92QD',
};

async function open(tenant: Tenant = existingWithDatabase(), answer: StubAnswer = ok(test)) {
  const answers: StubAnswers = { [`GET /tenants/${tenantId}`]: ok(tenant), [testRoute]: answer };
  const page = await openPage(`/tenants/details/${tenantId}`, { answers });
  await screen.findByRole('heading', { level: 1, name: tenant.title });
  const row = () => screen.getByText('baza.azman.example:5432').closest('li') ?? document.body;
  return { ...page, row };
}

describe('the integrations card', () => {
  it('shows the latest test of each connection with a link to its setup', async () => {
    const { row } = await open(existingWithDatabase({ connection_tests: [{ ...test, state: 'invalid' }] }));
    expect(within(row()).getByText('Not working')).toBeDefined();
    expect(within(row()).getByRole('link', { name: 'Data provider' }).getAttribute('href')).toBe(
      `/tenants/details/${tenantId}/setup/data-provider`,
    );
    expect(screen.getByText(/^Tested on /)).toBeDefined();
  });

  it('tests all connections with their saved settings', async () => {
    const { user, calls, row } = await open();
    expect(within(row()).getByText('Untested')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Test all' }));
    await waitFor(() => expect(within(row()).getByText('Working')).toBeDefined());
    const bodies = calls.filter(({ route }) => route === testRoute).map(({ body }) => body);
    expect(bodies).toMatchObject([{ host: 'baza.azman.example', port: '5432', username: 'atrium' }]);
    expect(bodies[0]).not.toHaveProperty('password');
  });

  it.each([
    [429, 'too_many_requests', 'Too many tests in one minute. Wait a moment and try again.'],
    [500, 'internal', 'The connections could not be tested. Try again.'],
  ])('explains tests that failed with a %s', async (status, code, message) => {
    const { user } = await open(existingWithDatabase(), problem(status, { code }));
    await user.click(screen.getByRole('button', { name: 'Test all' }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('lets only members who can change the setup run tests', async () => {
    await open(existingWithDatabase({ role: 'viewer', allowed_actions: ['open'] }));
    expect(screen.queryByRole('button', { name: 'Test all' })).toBeNull();
    expect(screen.getByText('baza.azman.example:5432')).toBeDefined();
  });
});
