import type { CodelistSummary, TenantSummary } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from '../testing/tenants-app';
import { writeTenants } from '../testing/write-tenants';
import { tenants } from '../schema';
import type { ListAnswer } from './list.service';

let test: TenantsApp;
let guard: Person;
let ana: Person;
let bor: Person;

const rows = 57;

beforeAll(async () => {
  test = await buildTenantsApp();
  guard = await test.person('Guard', { permissions: ['view/tenants', 'view/codelists'] });
  ana = await test.person('Ana');
  bor = await test.person('Bor', { permissions: ['view/codelists'] });
  await writeTenants(test.database, ana.user.id, rows);
  const title = async (from: string, change: { title: string; urlName?: string; company?: string }) =>
    test.database.update(tenants).set(change).where(eq(tenants.title, from));
  await title('Podjetje 1', { title: 'Čebela', company: 'Žiga, s.p.', urlName: 'zelena-dolina' });
  await title('Podjetje 2', { title: 'cvet' });
  await title('Podjetje 3', { title: 'Dež' });
  await title('Podjetje 4', { title: 'CESTA' });
});
afterAll(() => test.close());

type Answer = ListAnswer<TenantSummary>;

async function list(person: Person, query = ''): Promise<Answer> {
  const answer = await person.client.get(`/tenants?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const ids = ({ data }: Answer) => data.map(({ id }) => id);

describe('list pages', () => {
  const walks = ['', 'title', '-title', 'url', 'company', '-state', '-created_at', 'state,-updated_at', '-state,title'];

  it.each(walks)('match by cursor and by number, forwards and backwards, sorted by %s', async (sort) => {
    for (const person of [guard, ana]) {
      const byNumber: string[][] = [];
      for (let page = 1; page <= 6; page += 1)
        byNumber.push(ids(await list(person, `per_page=10&sort=${sort}&page=${page}`)));
      expect(new Set(byNumber.flat()).size).toBe(rows);

      const forwards: Answer[] = [await list(person, `per_page=10&sort=${sort}`)];
      for (let next = forwards[0]?.next ?? null; next !== null; next = forwards.at(-1)?.next ?? null)
        forwards.push(await list(person, `per_page=10&sort=${sort}&page=${forwards.length + 1}&cursor=${next}`));
      expect(forwards.map(ids)).toEqual(byNumber);
      expect(forwards[0]?.previous).toBeNull();

      const back: string[][] = [];
      for (let previous = forwards.at(-1)?.previous ?? null; previous !== null;) {
        const answer = await list(person, `per_page=10&sort=${sort}&cursor=${previous}`);
        back.unshift(ids(answer));
        previous = answer.previous;
      }
      expect(back).toEqual(byNumber.slice(0, -1));
    }
  });

  it('report the range of rows and the total', async () => {
    expect(await list(guard, 'per_page=25&page=3')).toMatchObject({
      current_page: 3,
      last_page: 3,
      per_page: 25,
      total: rows,
      from: 51,
      to: rows,
      next: null,
    });
    expect(await list(guard, 'page=1000000')).toMatchObject({ data: [], total: rows, from: null, to: null });
  });

  it.each(['x', 'W10', 'bm90IGpzb24', btoa('["-updated_at","after","x","y"]')])(
    'reject the invalid cursor %s',
    async (cursor) => {
      const answer = await guard.client.get(`/tenants?cursor=${cursor}`);
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['cursor']]);
    },
  );

  it('reject a cursor of another sort order or with an invalid value', async () => {
    const { next } = await list(guard, 'sort=title');
    const other = await guard.client.get(`/tenants?sort=url&cursor=${next}`);
    expect(other.statusCode).toBe(422);
    const [order, direction, id] = JSON.parse(
      Buffer.from((await list(guard)).next ?? '', 'base64url').toString(),
    ) as string[];
    for (const value of ['2026-02-30 00:00:00+00', 'x', 'infinity-', '\u0000']) {
      const forged = Buffer.from(JSON.stringify([order, direction, id, value])).toString('base64url');
      const answer = await guard.client.get(`/tenants?cursor=${forged}`);
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['cursor']]);
    }
  });
});

describe('sort order of names', () => {
  it('follows the Slovenian alphabet and ignores case', async () => {
    const { data } = await list(guard, 'sort=title&per_page=4');
    expect(data.map(({ title }) => title)).toEqual(['CESTA', 'cvet', 'Čebela', 'Dež']);
  });
});

describe('list search', () => {
  const titles = async (search: string) =>
    (await list(ana, `search=${encodeURIComponent(search)}&sort=title`)).data.map(({ title }) => title);

  it.each([
    ['cebela', ['Čebela']],
    ['ČEB', ['Čebela']],
    ['dez', ['Dež']],
    ['žiga, s', ['Čebela']],
    ['zelena-d', ['Čebela']],
    ['ce', ['CESTA', 'Čebela']],
    ['ve', []],
    ['č', ['CESTA', 'cvet', 'Čebela']],
  ])(
    'finds words for %s, ignoring diacritics, and one or two letters only at the start of a word',
    async (search, found) => {
      expect(await titles(search)).toEqual(found);
    },
  );

  it('finds a tenant by any part of its URL that contains the name', async () => {
    const [before = '', after = ''] = test.dependencies.settings.tenantUrlTemplate.split('{name}');
    for (const part of [
      `${before}zelena-dolina${after}`,
      `${before}zelena`,
      `dolina${after}`,
      `${before}ZELENA-dolina`,
    ])
      expect([part, await titles(part)]).toEqual([part, ['Čebela']]);
    expect(await titles(`${before}dolina`)).toEqual([]);
  });
});

describe('list filters', () => {
  const total = async (filter: string) => (await list(guard, filter)).total;

  it('count tenants by state, also after changes', async () => {
    const counted = async (state: string) =>
      (await test.database.select().from(tenants)).filter((tenant) => state.split(',').includes(tenant.state)).length;
    for (const state of ['active', 'draft', 'draft,closed', 'creating'])
      expect(await total(`filter[state]=${state}`)).toBe(await counted(state));
    await test.database.update(tenants).set({ state: 'failed' }).where(eq(tenants.state, 'closed'));
    expect(await total('filter[state][in]=failed')).toBe(await counted('failed'));
    expect(await total('filter[state]=closed')).toBe(0);
  });

  it('accept dates and timestamps, both ends inclusive', async () => {
    expect(
      await total('filter[created_at][from]=2026-01-01T00:10:00Z&filter[created_at][to]=2026-01-01T00:19:00Z'),
    ).toBe(10);
    expect(await total('filter[created_at]=2026-01-01')).toBe(rows);
    expect(await total('filter[created_at][to]=2025-12-31')).toBe(0);
  });

  it('compare names case-insensitively but with diacritics', async () => {
    expect([await total('filter[title]=čEBELA'), await total('filter[title]=cebela')]).toEqual([1, 0]);
  });

  it.each([
    ['filter.author_id', 'filter[author_id]=x'],
    ['filter.author', 'filter[author]=x'],
    ['filter.__proto', 'filter[__proto]=x'],
    ['filter.state.from', 'filter[state][from]=active'],
    ['filter.state', 'filter[state]=active,gone'],
    ['filter.created_at', 'filter[created_at]=yesterday'],
    ['filter.created_at.from', 'filter[created_at][from]=2026-02-30'],
    ['filter.created_at.like', 'filter[created_at][like]=2026'],
    ['sort', 'sort=author'],
    ['sort', 'sort=title,title'],
    ['sort', 'sort=toString'],
    ['defaults', 'defaults=2'],
  ])('reject an invalid %s', async (field, query) => {
    const answer = await guard.client.get(`/tenants?${query}`);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });
});

describe('list defaults', () => {
  it('returns and applies the account’s page size and the default sort order', async () => {
    const reader = await test.person('Dora', { permissions: ['view/tenants'], perPage: 25 });
    expect(await list(reader, 'defaults=1')).toMatchObject({
      per_page: 25,
      defaults: { per_page: 25, sort: '-updated_at', filter: {} },
    });
    expect((await list(reader, 'defaults=1&per_page=5')).data).toHaveLength(5);
    expect(await list(reader)).toMatchObject({ per_page: 10 });
    expect(await list(reader)).not.toHaveProperty('defaults');
  });
});

describe('list access', () => {
  it('shows and counts only the user’s own rows', async () => {
    expect(await list(bor)).toMatchObject({ data: [], total: 0 });
    expect(await list(bor, 'search=podjetje')).toMatchObject({ data: [], total: 0 });
    expect((await list(ana)).total).toBe(rows);
  });

  it('requires the list’s permission', async () => {
    expect((await ana.client.get('/codelists')).statusCode).toBe(403);
    const answer = (await bor.client.get('/codelists?sort=slug&per_page=3')).json<ListAnswer<CodelistSummary>>();
    expect([answer.total, answer.data.map(({ slug }) => slug)]).toEqual([
      13,
      ['claim-status', 'classif', 'currencies'],
    ]);
  });
});
