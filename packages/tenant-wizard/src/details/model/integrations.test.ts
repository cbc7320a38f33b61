import type { ConnectionTest } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { existingWithCouriers } from '../../testing/sample-couriers';
import { sampleTenant } from '../../testing/sample-tenants';
import { integrationsOf, lastTestedAt } from './integrations';

const test: ConnectionTest = {
  connection: 'gls',
  state: 'invalid',
  stages: [],
  started_at: '2026-11-21T09:41:00.000Z',
  ended_at: '2026-11-21T09:42:00.000Z',
  reference: 'AT-7F3K-92QD',
};

describe('the connections of a company CRM', () => {
  it('are those that are set up, each with its last test', () => {
    const tenant = { ...existingWithCouriers(), connection_tests: [test] };
    expect(integrationsOf(tenant)).toEqual([
      { connection: 'posta_slovenije', section: 'couriers', detail: '40412', state: 'untested' },
      { connection: 'gls', section: 'couriers', detail: '380001234', state: 'invalid' },
    ]);
    expect(lastTestedAt(tenant)).toBe('2026-11-21T09:42:00.000Z');
  });

  it('are none where nothing is set up, or a courier is switched off', () => {
    expect(integrationsOf(sampleTenant())).toEqual([]);
    expect(integrationsOf(existingWithCouriers({ posta_slovenije: { enabled: false }, gls: {} }))).toEqual([]);
    expect(lastTestedAt(sampleTenant())).toBeNull();
  });

  it('name the host and port of the database', () => {
    const tenant = sampleTenant();
    const { data_provider: provider } = tenant.sections;
    const data = { ...provider.data, host: 'baza.azman.example', port: '5432' };
    const sections = { ...tenant.sections, data_provider: { ...provider, data } };
    expect(integrationsOf({ ...tenant, sections })).toMatchObject([
      { connection: 'data_provider', section: 'data-provider', detail: 'baza.azman.example:5432' },
    ]);
  });

  it('name the newsletter provider as it writes itself', () => {
    const tenant = sampleTenant();
    const { plugins } = tenant.sections;
    const sections = {
      ...tenant.sections,
      plugins: { ...plugins, data: { ...plugins.data, newsletter: { provider: 'mailerlite' as const } } },
    };
    expect(integrationsOf({ ...tenant, sections })).toMatchObject([{ connection: 'newsletter', detail: 'MailerLite' }]);
  });
});
