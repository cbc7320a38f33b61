import type { ConnectionTest } from '@atrium/api-client/contract';
import { existingWithCouriers, sampleTenant } from '@atrium/api-client/testing/samples';
import { describe, expect, it } from 'vitest';
import { integrationsOf, lastTestedAt } from './integrations';

const test: ConnectionTest = {
  connection: 'gls',
  state: 'invalid',
  stages: [],
  started_at: '2026-11-21T09:41:00.000Z',
  ended_at: '2026-11-21T09:42:00.000Z',
  reference: 'AT-7F3K-92QD',
};

describe('integrationsOf', () => {
  it('returns the configured connections with their latest tests', () => {
    const tenant = { ...existingWithCouriers(), connection_tests: [test] };
    expect(integrationsOf(tenant)).toEqual([
      { connection: 'posta_slovenije', section: 'couriers', detail: '40412', state: 'untested' },
      { connection: 'gls', section: 'couriers', detail: '380001234', state: 'invalid' },
    ]);
    expect(lastTestedAt(tenant)).toBe('2026-11-21T09:42:00.000Z');
  });

  it('returns nothing without connections or for a disabled courier', () => {
    expect(integrationsOf(sampleTenant())).toEqual([]);
    expect(integrationsOf(existingWithCouriers({ posta_slovenije: { enabled: false }, gls: {} }))).toEqual([]);
    expect(lastTestedAt(sampleTenant())).toBeNull();
  });

  it('describes the database by host and port', () => {
    const tenant = sampleTenant();
    const { data_provider: provider } = tenant.sections;
    const data = { ...provider.data, host: 'baza.azman.example', port: '5432' };
    const sections = { ...tenant.sections, data_provider: { ...provider, data } };
    expect(integrationsOf({ ...tenant, sections })).toMatchObject([
      { connection: 'data_provider', section: 'data-provider', detail: 'baza.azman.example:5432' },
    ]);
  });

  it('describes a newsletter provider by its own spelling', () => {
    const tenant = sampleTenant();
    const { plugins } = tenant.sections;
    const sections = {
      ...tenant.sections,
      plugins: { ...plugins, data: { ...plugins.data, newsletter: { provider: 'mailerlite' as const } } },
    };
    expect(integrationsOf({ ...tenant, sections })).toMatchObject([{ connection: 'newsletter', detail: 'MailerLite' }]);
  });
});
