import assert from 'node:assert/strict';
import {
  exportTenantsEndpoint,
  listTenantsEndpoint,
  optionsEndpoint,
  saveApplicationEndpoint,
  createDraftEndpoint,
  duplicateTenantEndpoint,
  updateUserEndpoint,
  type ListQuery,
  type OptionsInput,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase, ContractWorld } from './contract-case';
import { newUser, type Person } from './people';
import { completeDraft } from './tenants';
import { rejectedFields } from './rejection-of';

const names = ['Čebela', 'cvet', 'CESTA', 'Dež'];

interface Draft {
  readonly id: string;
  readonly title: string;
}

async function addDraft({ client }: Person, title: string): Promise<Draft> {
  const { id } = await client.call(createDraftEndpoint);
  const body = { title, company: `${title}, d.o.o.`, _version: 0 };
  await client.call(saveApplicationEndpoint, { params: { id }, body });
  return { id, title };
}

/** A user with four drafts, and a function that lists them. */
async function withDrafts(world: ContractWorld) {
  const person = await newUser(world);
  const drafts: Draft[] = [];
  for (const name of names) drafts.push(await addDraft(person, name));
  const list = (query: ListQuery) => person.client.call(listTenantsEndpoint, { query });
  const titles = async (query: ListQuery) => (await list(query)).data.map(({ title }) => title);
  return { ...person, drafts, list, titles };
}

export const listCases: readonly ContractCase[] = [
  {
    name: 'a list is sorted by the Slovenian alphabet whatever the case, and page by page',
    run: async (world) => {
      const { list, titles } = await withDrafts(world);
      assert.deepEqual(await titles({ sort: 'title' }), ['CESTA', 'cvet', 'Čebela', 'Dež']);
      assert.deepEqual(await titles({ sort: '-title' }), ['Dež', 'Čebela', 'cvet', 'CESTA']);
      const { data, ...numbers } = await list({ sort: 'title', per_page: 3, page: 2 });
      assert.deepEqual(
        data.map(({ title }) => title),
        ['Dež'],
      );
      const expected = { current_page: 2, last_page: 2, per_page: 3, total: 4, from: 4, to: 4, next: null };
      assert.partialDeepStrictEqual(numbers, expected);
      const beyond = await list({ page: 9 });
      assert.partialDeepStrictEqual(beyond, { data: [], total: 4, from: null, to: null });
    },
  },
  {
    name: 'a cursor goes on where a page ended, and back',
    run: async (world) => {
      const { list, titles } = await withDrafts(world);
      const first = await list({ sort: 'title', per_page: 3 });
      assert.equal(first.previous, null);
      const second = await list({ sort: 'title', per_page: 3, page: 2, cursor: first.next ?? '' });
      assert.deepEqual(
        second.data.map(({ title }) => title),
        ['Dež'],
      );
      const back = { sort: 'title', per_page: 3, page: 1, cursor: second.previous ?? '' };
      assert.deepEqual(await titles(back), ['CESTA', 'cvet', 'Čebela']);
      assert.deepEqual(await rejectedFields(list({ cursor: 'made-up' })), ['cursor']);
    },
  },
  {
    name: 'a search minds neither case nor marks',
    run: async (world) => {
      const { titles } = await withDrafts(world);
      assert.deepEqual(await titles({ search: 'CEBEL' }), ['Čebela']);
      assert.deepEqual(await titles({ search: ' dež ' }), ['Dež']);
      assert.deepEqual(await titles({ search: 'nothing like this' }), []);
    },
  },
  {
    name: 'a filter takes choices and times, both ends included',
    run: async (world) => {
      const { list, drafts } = await withDrafts(world);
      const total = async (filter: NonNullable<ListQuery['filter']>) => (await list({ filter })).total;
      assert.deepEqual([await total({ state: 'draft' }), await total({ state: { in: 'active,closed' } })], [4, 0]);
      const made = (await list({ sort: 'created_at' })).data.map(({ created_at: at }) => at);
      assert.equal(made.length, drafts.length);
      assert.equal(await total({ created_at: { from: made[0] ?? '', to: made[3] ?? '' } }), 4);
      assert.equal(await total({ created_at: { to: '2020-01-01' } }), 0);
      assert.equal(await total({ title: 'čEBELA' }), 1);
    },
  },
  {
    name: 'a list does not offer what its resource does not',
    run: async (world) => {
      const { client } = await newUser(world);
      const refused = (query: ListQuery) => rejectedFields(client.call(listTenantsEndpoint, { query }));
      assert.deepEqual(await refused({ sort: 'author' }), ['sort']);
      assert.deepEqual(await refused({ sort: 'title,title' }), ['sort']);
      assert.deepEqual(await refused({ filter: { author: 'x' } }), ['filter.author']);
      assert.deepEqual(await refused({ filter: { state: 'active,gone' } }), ['filter.state']);
      assert.deepEqual(await refused({ filter: { state: { from: 'active' } } }), ['filter.state.from']);
      assert.deepEqual(await refused({ filter: { created_at: { from: '2026-02-30' } } }), ['filter.created_at.from']);
      assert.deepEqual(await refused({ per_page: 101 }), ['per_page']);
    },
  },
  {
    name: 'a list begins with the account’s page size where it is asked to',
    run: async (world) => {
      const { client, user, list } = await withDrafts(world);
      await client.call(updateUserEndpoint, { params: { id: user.id }, body: { per_page: 3 } });
      const answer = await list({ defaults: '1' });
      assert.deepEqual(answer.defaults, { per_page: 3, sort: '-updated_at', filter: {} });
      assert.deepEqual([answer.data.length, (await list({})).per_page], [3, 10]);
    },
  },
  {
    name: 'the options of a select are searched, chosen by key, and only the user’s own',
    run: async (world) => {
      const { client, drafts } = await withDrafts(world);
      const ask = (input: Partial<OptionsInput>) =>
        client.call(optionsEndpoint, { body: { namespace: 'tenants', ...input } });
      const all = await ask({});
      assert.deepEqual(
        all.data.map(({ title }) => title),
        ['CESTA', 'cvet', 'Čebela', 'Dež'],
      );
      assert.deepEqual([all.per_page, all.total], [10, 4]);
      assert.deepEqual(
        (await ask({ search: 'cebela', columns: ['title'] })).data.map(({ label }) => label),
        ['Čebela'],
      );
      const chosen = drafts.slice(0, 2).map(({ id }) => id);
      const { data } = await ask({ selected: chosen });
      assert.deepEqual(data.map(({ key }) => key).toSorted(), chosen.toSorted());
      assert.deepEqual(await rejectedFields(ask({ namespace: 'sessions' })), ['namespace']);
      assert.deepEqual(await rejectedFields(ask({ columns: ['title', 'state'] })), ['columns.1']);
      const other = await newUser(world);
      assert.equal((await other.client.call(optionsEndpoint, { body: { namespace: 'tenants' } })).total, 0);
      const codelists = other.client.call(optionsEndpoint, { body: { namespace: 'codelists' } });
      await assert.rejects(codelists, { name: 'ForbiddenError' });
    },
  },
  {
    name: 'an export is a spreadsheet of what the list shows',
    run: async (world) => {
      const { client } = await withDrafts(world);
      const { name, blob } = await download(client, exportTenantsEndpoint, { body: { search: 'cebela' } });
      assert.equal(name, 'tenants.xlsx');
      assert.match(blob.type, /spreadsheetml/);
      assert.equal(await blob.slice(0, 2).text(), 'PK');
      const refused = download(client, exportTenantsEndpoint, { body: { sort: 'password' } });
      assert.deepEqual(await rejectedFields(refused), ['sort']);
    },
  },
  {
    name: 'a duplicate is a draft of one’s own without address and secrets',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await completeDraft(person);
      const copy = await person.client.call(duplicateTenantEndpoint, { params: { id }, body: { title: 'Kopija' } });
      assert.notEqual(copy.id, id);
      assert.partialDeepStrictEqual(copy, { title: 'Kopija', state: 'draft', url: null });
      const { data, secrets } = copy.sections.application;
      assert.partialDeepStrictEqual(data, { title: 'Kopija', url_name: null, address: { city: 'Ljubljana' } });
      assert.deepEqual([secrets.password.set, copy.sections.subscription.version], [false, 0]);
      const other = await newUser(world);
      await assert.rejects(other.client.call(duplicateTenantEndpoint, { params: { id }, body: {} }), {
        name: 'NotFoundError',
        code: 'tenant_not_found',
      });
    },
  },
];
