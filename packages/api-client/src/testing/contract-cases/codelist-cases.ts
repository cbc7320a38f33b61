import assert from 'node:assert/strict';
import {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  exportCodelistOptionsEndpoint,
  duplicateCodelistEndpoint,
  getCodelistEndpoint,
  listCodelistOptionUsesEndpoint,
  listCodelistsEndpoint,
  orderCodelistOptionsEndpoint,
  readCodelistsEndpoint,
  removeCodelistOptionEndpoint,
  storeCodelistOptionEndpoint,
  updateCodelistEndpoint,
  updateCodelistOptionEndpoint,
  spreadsheetMediaType,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase, ContractWorld } from './contract-case';
import { administrator, newUser, unused } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';

const colours = { title_en: 'Colours', title_sl: 'Barve' };
const absent = { name: 'NotFoundError', code: 'codelist_not_found' };

/** An Administrator with a new codelist. */
async function withCodelist(world: ContractWorld) {
  const { client } = await administrator(world);
  const slug = unused('colours').replaceAll('-', '_');
  const made = await client.call(createCodelistEndpoint, { body: { slug, ...colours } });
  const store = (key: string, more = {}) =>
    client.call(storeCodelistOptionEndpoint, {
      body: { schema_slug: slug, params: { key, title_en: key, title_sl: `sl ${key}`, ...more } },
    });
  return { client, slug, made, store };
}

export const codelistCases: readonly ContractCase[] = [
  {
    name: 'a codelist is made, renamed, duplicated and deleted',
    run: async (world) => {
      const { client, slug, made, store } = await withCodelist(world);
      const params = { id: made.id };
      assert.partialDeepStrictEqual(made, { slug, title: 'Colours', built_in: false, data: [], ...colours });
      assert.deepEqual(made.allowed_actions, ['update', 'rename', 'delete', 'duplicate']);
      const renamed = await client.call(updateCodelistEndpoint, {
        params,
        body: { title_en: 'Shades', title_sl: 'Odtenki', _version: made.version },
      });
      assert.deepEqual([renamed.slug, renamed.title, renamed.version], [slug, 'Shades', made.version + 1]);
      const late = client.call(updateCodelistEndpoint, { params, body: { ...colours, _version: made.version } });
      const refusal = await rejectionOf(late);
      assert.deepEqual([refusal.name, refusal.code], ['StaleError', 'stale']);
      assert.partialDeepStrictEqual(refusal.problem['current'], { title_en: 'Shades' });
      await store('red', { value: 7 });
      const copy = await client.call(duplicateCodelistEndpoint, { params, body: { slug: `${slug}_copy` } });
      assert.partialDeepStrictEqual(copy, { title_en: 'Shades', data: [{ key: 'red', value: 7 }] });
      const again = client.call(duplicateCodelistEndpoint, { params, body: { slug } });
      assert.deepEqual(await rejectedFields(again), ['slug']);
      assert.equal(await client.call(deleteCodelistEndpoint, { params }), null);
      await assert.rejects(client.call(getCodelistEndpoint, { params }), absent);
      assert.equal((await client.call(getCodelistEndpoint, { params: { id: copy.id } })).data.length, 1);
    },
  },
  {
    name: 'an option is stored, changed and removed, each key once whatever its case',
    run: async (world) => {
      const { client, slug, made, store } = await withCodelist(world);
      const red = await store('red');
      const blue = await store('blue', { value: 5 });
      assert.deepEqual([red.position, blue.position, blue.value, red.value], [0, 1, 5, null]);
      assert.deepEqual(await rejectedFields(store('RED')), ['params.key']);
      assert.deepEqual(await rejectedFields(store('no blanks')), ['params.key']);
      const change = (params: { key?: string; title_en?: string; position?: number; hidden?: boolean }, version = 1) =>
        client.call(updateCodelistOptionEndpoint, {
          body: { schema_slug: slug, data_id: red.id, params, _version: version },
        });
      assert.deepEqual(await rejectedFields(change({ key: 'blue' })), ['params.key']);
      assert.partialDeepStrictEqual(await change({ title_en: 'Red!', position: 9 }), {
        key: 'red',
        title: 'Red!',
        version: 2,
      });
      await assert.rejects(change({ title_en: 'late' }), { name: 'StaleError' });
      const keys = async () => {
        const { data } = await client.call(getCodelistEndpoint, { params: { id: made.id } });
        return data.map(({ key }) => key);
      };
      assert.deepEqual(await keys(), ['blue', 'red']);
      assert.equal((await change({ hidden: true }, 2)).hidden, true);
      const toItself = { schema_slug: slug, data_id: red.id, replacement_id: red.id };
      const toHidden = { ...toItself, data_id: blue.id };
      for (const body of [toItself, toHidden])
        assert.deepEqual(await rejectedFields(client.call(removeCodelistOptionEndpoint, { body })), ['replacement_id']);
      const uses = { params: { id: made.id, option_id: red.id } };
      assert.deepEqual(await client.call(listCodelistOptionUsesEndpoint, uses), { data: [] });
      const unknown = { params: { id: made.id, option_id: made.id } };
      await assert.rejects(client.call(listCodelistOptionUsesEndpoint, unknown), absent);
      const remove = { schema_slug: slug, data_id: red.id };
      assert.equal(await client.call(removeCodelistOptionEndpoint, { body: remove }), null);
      assert.deepEqual(await keys(), ['blue']);
      assert.deepEqual(await rejectedFields(client.call(removeCodelistOptionEndpoint, { body: remove })), ['data_id']);
      const nowhere = client.call(removeCodelistOptionEndpoint, { body: { ...remove, schema_slug: 'nowhere' } });
      assert.deepEqual(await rejectedFields(nowhere), ['schema_slug']);
    },
  },
  {
    name: 'a VAT rate has a value from 0 to 100 %',
    run: async (world) => {
      const { client } = await administrator(world);
      const store = (key: string, value?: number) =>
        client.call(storeCodelistOptionEndpoint, {
          body: {
            schema_slug: 'vat_rates',
            params: { key, title_en: key, title_sl: key, ...(value === undefined ? {} : { value }) },
          },
        });
      for (const value of [undefined, -1, 10_001])
        assert.deepEqual(await rejectedFields(store('odd', value)), ['params.value']);
      assert.equal((await store(unused('rate'), 850)).value, 850);
    },
  },
  {
    name: 'the options of a codelist are put in an order that names each of them once',
    run: async (world) => {
      const { client, slug, made, store } = await withCodelist(world);
      const ids = [];
      for (const key of ['red', 'green', 'blue']) ids.push((await store(key)).id);
      const order = (dataIds: string[]) =>
        client.call(orderCodelistOptionsEndpoint, { body: { schema_slug: slug, data_ids: dataIds } });
      const { data } = await order(ids.toReversed());
      assert.deepEqual(
        data.map(({ key, position }) => [key, position]),
        [
          ['blue', 0],
          ['green', 1],
          ['red', 2],
        ],
      );
      const read = await client.call(getCodelistEndpoint, { params: { id: made.id } });
      assert.deepEqual(
        read.data.map(({ id }) => id),
        ids.toReversed(),
      );
      const [first = ''] = ids;
      assert.deepEqual(await rejectedFields(order(ids.slice(1))), ['data_ids']);
      assert.deepEqual(await rejectedFields(order([...ids.slice(1), first, first])), ['data_ids']);
      assert.deepEqual(await rejectedFields(order([...ids.slice(1), made.id])), ['data_ids']);
    },
  },
  {
    name: 'everybody reads codelists by their slugs, in the language of the call',
    run: async (world) => {
      const { slug, made, store } = await withCodelist(world);
      await store('red');
      const { client } = await newUser(world);
      const both = await client.call(readCodelistsEndpoint, { params: { slugs: `${slug},vat_rates` } });
      assert.deepEqual(Object.keys(both).toSorted(), [slug, 'vat_rates'].toSorted());
      assert.equal(both[slug]?.id, made.id);
      assert.partialDeepStrictEqual(both[slug]?.data, [{ key: 'red', title: 'red', title_sl: 'sl red' }]);
      assert.ok(both['vat_rates']?.data.some(({ key, value }) => key === 'standard' && value === 2200));
      await assert.rejects(client.call(readCodelistsEndpoint, { params: { slugs: `${slug},nowhere` } }), absent);
    },
  },
  {
    name: 'a codelist the product comes with is neither renamed nor deleted',
    run: async (world) => {
      const { client } = await administrator(world);
      const { data } = await client.call(listCodelistsEndpoint, {
        query: { filter: { built_in: 'true' }, sort: 'slug' },
      });
      const [first] = data;
      assert.ok(first !== undefined && first.built_in && first.author === null);
      assert.deepEqual(first.allowed_actions, ['update', 'duplicate']);
      const refused = { name: 'ConflictError', code: 'codelist_built_in' };
      const params = { id: first.id };
      const file = await download(client, exportCodelistOptionsEndpoint, { params });
      assert.equal(file.blob.type, spreadsheetMediaType);
      await assert.rejects(client.call(deleteCodelistEndpoint, { params }), refused);
      const body = { ...colours, _version: 1 };
      await assert.rejects(client.call(updateCodelistEndpoint, { params, body }), refused);
    },
  },
  {
    name: 'codelists are changed by those alone who may',
    run: async (world) => {
      const { made, slug } = await withCodelist(world);
      const { client } = await newUser(world);
      const forbidden = { name: 'ForbiddenError', code: 'forbidden' };
      await assert.rejects(client.call(listCodelistsEndpoint), forbidden);
      await assert.rejects(client.call(createCodelistEndpoint, { body: { slug: 'mine', ...colours } }), forbidden);
      await assert.rejects(client.call(deleteCodelistEndpoint, { params: { id: made.id } }), forbidden);
      const params = { key: 'red', title_en: 'Red', title_sl: 'Rdeča' };
      await assert.rejects(
        client.call(storeCodelistOptionEndpoint, { body: { schema_slug: slug, params } }),
        forbidden,
      );
    },
  },
];
