import assert from 'node:assert/strict';
import { createCustomerEndpoint, createDraftEndpoint, searchEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator, newUser, unused } from './people';

export const searchCases: readonly ContractCase[] = [
  {
    name: 'a search finds records of every kind that the caller may view, and nothing else',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const title = unused('Medex');
      const { id } = await client.call(createCustomerEndpoint, { body: { title, contacts: [] } });
      const query = { search: title.toUpperCase() };
      const found = await client.call(searchEndpoint, { query });
      assert.deepEqual(found.customers, [{ id, title, subtitle: null }]);
      const people = await client.call(searchEndpoint, { query: { search: user.email } });
      assert.deepEqual(people.users, [{ id: user.id, title: user.full_name, subtitle: user.email }]);
      const roles = await client.call(searchEndpoint, { query: { search: 'administrators' } });
      assert.ok(roles.roles.some(({ title: role }) => role === 'Administrators'));

      const { client: stranger } = await newUser(world);
      const nothing = { tenants: [], customers: [], documents: [], media: [], roles: [], users: [] };
      assert.deepEqual(await stranger.call(searchEndpoint, { query }), nothing);
      const draft = await stranger.call(createDraftEndpoint, { body: {} });
      const latest = await stranger.call(searchEndpoint, { query: {} });
      assert.deepEqual(latest, { ...nothing, tenants: latest.tenants });
      assert.deepEqual(
        latest.tenants.map(({ id: own }) => own),
        [draft.id],
      );
    },
  },
];
