import assert from 'node:assert/strict';
import { configEndpoint, liveEndpoint, outboxEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator } from './people';

export const serviceCases: readonly ContractCase[] = [
  {
    name: 'a service says that it runs and how it is configured',
    run: async (world) => {
      const client = world.visitor();
      assert.deepEqual(await client.call(liveEndpoint), { status: 'ok' });
      const { product_name: name, trial_days: days, gateways } = await client.call(configEndpoint);
      assert.notEqual(name, '');
      assert.ok(days > 0 && gateways.length > 0);
    },
  },
  {
    name: 'an Administrator reads the e-mails that were sent',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const mail = (await client.call(outboxEndpoint)).find(({ to }) => to === user.email);
      assert.ok(mail);
      assert.match(mail.text, /activate/);
    },
  },
];
