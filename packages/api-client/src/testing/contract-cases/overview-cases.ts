import assert from 'node:assert/strict';
import {
  firstStepsEndpoint,
  invoicedMonthsEndpoint,
  overviewAttentionEndpoint,
  overviewFiguresEndpoint,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator, newUser } from './people';

export const overviewCases: readonly ContractCase[] = [
  {
    name: 'the overview is read with its permission alone',
    run: async (world) => {
      const { client } = await administrator(world);
      const figures = await client.call(overviewFiguresEndpoint, {});
      assert.ok(figures.trials_ending <= figures.trials);
      const { data } = await client.call(overviewAttentionEndpoint, {});
      assert.ok(data.every(({ count }) => count > 0));
      assert.equal((await client.call(invoicedMonthsEndpoint, {})).data.length, 12);
      const steps = await client.call(firstStepsEndpoint, {});
      assert.ok(steps.data.length <= 4);
      const { client: stranger } = await newUser(world);
      await assert.rejects(stranger.call(overviewFiguresEndpoint, {}), { name: 'ForbiddenError' });
    },
  },
];
