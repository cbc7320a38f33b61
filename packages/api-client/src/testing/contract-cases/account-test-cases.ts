import assert from 'node:assert/strict';
import { createDraftEndpoint, testMailboxEndpoint, testNewsletterEndpoint, type Endpoint } from '../../contract';
import {
  couriers,
  courierTestEndpoints,
  testedCouriers,
  type TestedCourier,
} from '../../contract/tenants/sections/couriers';
import type { ContractCase } from './contract-case';
import { newUser } from './people';
import { rejectedFields } from './rejection-of';

interface CourierTest {
  readonly params: { readonly id: string };
  readonly query: undefined;
  readonly body: Readonly<Record<string, object>>;
  readonly answer: unknown;
  readonly error: number;
}

const courierCase = (name: TestedCourier): ContractCase => ({
  name: `an account of ${couriers[name].title} is not tested without its fields`,
  run: async (world) => {
    const { client } = await newUser(world);
    const { id } = await client.call(createDraftEndpoint);
    const endpoint = courierTestEndpoints[name] as Endpoint<CourierTest>;
    const test = client.call(endpoint, { params: { id }, body: { [name]: { enabled: false } } });
    const fields = couriers[name].test ?? [];
    assert.deepEqual(await rejectedFields(test), fields.map((field) => `${name}.${field}`).toSorted());
  },
});

export const accountTestCases: readonly ContractCase[] = [
  ...testedCouriers.map(courierCase),
  {
    name: 'an account is not tried while something is missing',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const params = { id };
      const gls = client.call(courierTestEndpoints.gls, { params, body: { gls: { username: 'ana' } } });
      assert.deepEqual(await rejectedFields(gls), ['gls.client_number', 'gls.password']);
      const ids = { client_id: '1', contract_id: '2', branch_id: '3' };
      const posta = client.call(courierTestEndpoints.posta_slovenije, { params, body: { posta_slovenije: ids } });
      assert.deepEqual(await rejectedFields(posta), ['posta_slovenije.postal_id']);
      const key = { provider: 'mailchimp' as const, api_key: 'abc' };
      const newsletter = client.call(testNewsletterEndpoint, { params, body: { newsletter: key } });
      assert.deepEqual(await rejectedFields(newsletter), ['newsletter.api_key']);
      const mailbox = client.call(testMailboxEndpoint, { params, body: { mailbox: { host: 'imap.example.com' } } });
      assert.deepEqual(await rejectedFields(mailbox), ['mailbox.password', 'mailbox.port', 'mailbox.username']);
    },
  },
  {
    name: 'an account is tried by its members alone',
    run: async (world) => {
      const owner = await newUser(world);
      const { id } = await owner.client.call(createDraftEndpoint);
      const { client } = await newUser(world);
      const body = { gls: { username: 'ana', client_number: '1', password: 'wrong' } };
      await assert.rejects(client.call(courierTestEndpoints.gls, { params: { id }, body }), { name: 'NotFoundError' });
    },
  },
];
