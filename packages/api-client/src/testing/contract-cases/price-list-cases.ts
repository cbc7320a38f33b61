import assert from 'node:assert/strict';
import { getPriceListEndpoint, listPriceListVersionsEndpoint, updatePriceListEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator, newUser } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';

export const priceListCases: readonly ContractCase[] = [
  {
    name: 'the price list is read by everybody and changed by versions, none over a newer one',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const reader = await newUser(world);
      const before = await reader.client.call(getPriceListEndpoint);
      assert.equal(before.currency, 'EUR');
      assert.equal('author' in before, false);
      const prices = { licence: before.licence + 1, module: 0, asset: 1_000_000, yearly_months: 12 };
      const update = (changed: Partial<typeof prices>, version: number) =>
        client.call(updatePriceListEndpoint, { body: { ...prices, ...changed, _version: version } });

      const changed = await update({}, before.version);
      const author = { id: user.id, full_name: user.full_name };
      assert.partialDeepStrictEqual(changed, { ...prices, version: before.version + 1, author });
      assert.ok(changed.valid_from >= before.valid_from);
      const { author: _author, ...list } = changed;
      assert.deepEqual(await reader.client.call(getPriceListEndpoint), list);

      const late = await rejectionOf(update({ licence: 1 }, before.version));
      assert.deepEqual([late.name, late.code, late.problem['current']], ['StaleError', 'stale', changed]);
      assert.deepEqual(await update({}, changed.version), changed);

      const { data } = await client.call(listPriceListVersionsEndpoint);
      assert.deepEqual(data[0], changed);
      assert.partialDeepStrictEqual(data[1], before);
    },
  },
  {
    name: 'a price is whole cents within its bounds, a year 1 to 12 months',
    run: async (world) => {
      const { client } = await administrator(world);
      const {
        version: _version,
        currency: _currency,
        valid_from: _from,
        ...prices
      } = await client.call(getPriceListEndpoint);
      const refused = (changed: object) =>
        rejectedFields(client.call(updatePriceListEndpoint, { body: { ...prices, _version, ...changed } }));
      assert.deepEqual(await refused({ licence: -1 }), ['licence']);
      assert.deepEqual(await refused({ licence: 19.5 }), ['licence']);
      assert.deepEqual(await refused({ module: 1_000_001 }), ['module']);
      assert.deepEqual(await refused({ asset: '' }), ['asset']);
      assert.deepEqual(await refused({ yearly_months: 0 }), ['yearly_months']);
      assert.deepEqual(await refused({ yearly_months: 13, licence: -1 }), ['licence', 'yearly_months']);
      assert.equal((await client.call(getPriceListEndpoint)).version, _version);
    },
  },
  {
    name: 'versions and changes of the price list are for those who may',
    run: async (world) => {
      const { client } = await newUser(world);
      const { version, licence, module, asset, yearly_months } = await client.call(getPriceListEndpoint);
      await assert.rejects(client.call(listPriceListVersionsEndpoint), { name: 'ForbiddenError' });
      const body = { licence, module, asset, yearly_months, _version: version };
      await assert.rejects(client.call(updatePriceListEndpoint, { body }), { name: 'ForbiddenError' });
    },
  },
];
