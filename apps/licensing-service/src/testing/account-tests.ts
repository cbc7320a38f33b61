import type { ConnectionTest, Tenant } from '@atrium/api-client/contract';
import { expect } from 'vitest';
import { createConnections, type Settings } from '../platform';
import { allowLocalPorts } from './local-address-policy';
import { buildTenantsApp, type Person, type TenantsApp } from './tenants-app';
import { testClock } from './test-clock';
import { testSettings } from './test-settings';

type Body = Readonly<Record<string, unknown>>;

/** Tests of accounts in the form of a new draft. */
export interface AccountTests {
  readonly service: TenantsApp;
  /** A new draft of a new owner, when the limits of earlier tests have passed. */
  startDraft(): Promise<void>;
  test(connection: string, body: Body, by?: Person): ReturnType<Person['client']['post']>;
  /** The state of a test, or its failed stage with the reason. */
  outcome(connection: string, body: Body): Promise<string | readonly (string | null)[]>;
  errorsOf(connection: string, body: Body): Promise<Record<string, string[]>>;
  read(): Promise<Tenant>;
  save(section: 'couriers' | 'plugins', input: object): Promise<void>;
  /** The tests that the record shows, as `gls valid`. */
  states(): Promise<string[]>;
  close(): Promise<void>;
}

/** A service that calls these vendors, and mailboxes on these ports of this machine. */
export async function buildAccountTests(
  vendors: Partial<Settings['vendors']>,
  { ports = [] }: { readonly ports?: readonly number[] } = {},
): Promise<AccountTests> {
  const time = testClock();
  const settings = { vendors: { ...testSettings().vendors, ...vendors } };
  const connections = createConnections(allowLocalPorts(...ports));
  const service = await buildTenantsApp({ settings, dependencies: { connections, clock: time.clock } });
  let draft: { readonly id: string; readonly owner: Person } | undefined;
  const current = () => draft ?? expect.fail('no draft was started');

  const test: AccountTests['test'] = (connection, body, by = current().owner) =>
    by.client.post(`/tenants/${current().id}/connections/${connection}/test`, body);
  const read = async () => (await current().owner.client.get(`/tenants/${current().id}`)).json<Tenant>();

  return {
    service,
    test,
    read,
    async startDraft() {
      time.forward(10 * 60_000);
      const owner = await service.person(`Ana-${crypto.randomUUID()}`);
      draft = { owner, id: (await owner.client.post('/tenants', {})).json<Tenant>().id };
    },
    async outcome(connection, body) {
      const response = await test(connection, body);
      expect(response.statusCode, response.body).toBe(200);
      const { state, stages } = response.json<ConnectionTest>();
      const failed = stages.find((stage) => stage.state === 'failed');
      return failed === undefined ? state : [failed.stage, failed.reason];
    },
    async errorsOf(connection, body) {
      const response = await test(connection, body);
      expect(response.statusCode, response.body).toBe(422);
      return response.json<{ errors: Record<string, string[]> }>().errors;
    },
    async save(section, input) {
      const { version } = (await read()).sections[section];
      const { owner, id } = current();
      const saved = await owner.client.put(`/tenants/${id}/sections/${section}`, { ...input, _version: version });
      expect(saved.statusCode, saved.body).toBe(200);
    },
    states: async () =>
      (await read()).connection_tests.map(({ connection, state }) => `${connection} ${state}`).toSorted(),
    close: () => service.close(),
  };
}
