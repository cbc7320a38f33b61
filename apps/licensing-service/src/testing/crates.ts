import { defineResource } from '@atrium/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { asService, type Database, v7 } from '../platform';
import { declaredColumns, holdTarget, type Listing, type Reference } from '../resource';

/** A room that only tests have: crates have contents measured in units of the codelist, and a place. */
const crates = pgTable('test_crates', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  ownerId: uuid('owner_id').notNull(),
  placeId: uuid('place_id'),
  shipped: boolean().notNull(),
});

const contents = pgTable('test_crate_contents', {
  crateId: uuid('crate_id').notNull(),
  unit: text().notNull(),
});

const holding = { kind: 'permission', permission: 'view/crates' } as const;

const cratesResource = defineResource({
  route: 'crates',
  fields: { title: { type: 'text', sortable: true, searchable: true } },
  access: { list: holding, get: holding },
  defaultSort: 'title',
});

/** Its rows belong to users: others do not see them. */
const crateListing: Listing = {
  resource: cratesResource,
  table: crates,
  id: crates.id,
  scopeOf: ({ id, isAdministrator }) => ({ userId: id, everyTenant: isAdministrator }),
  within: ({ userId, everyTenant }) => (everyTenant === true ? undefined : sql`${crates.ownerId} = ${userId}`),
  columns: declaredColumns(crates, cratesResource),
  searchText: sql`atrium_fold(${crates.title})`,
  rows: (tx, ids) =>
    tx
      .select()
      .from(crates)
      .where(inArray(crates.id, [...ids])),
  option: (row) => ({ title: String(Reflect.get(row, 'title')), subtitle: null }),
  exportFrom: sql`${crates}`,
};

const crateHref = (id: string) => `/crates/${id}`;

/** Crates refer to units by key and to places by id. A shipped crate keeps its units. */
export const crateReferences: readonly Reference[] = [
  {
    to: 'codelists:units',
    listing: crateListing,
    column: contents.unit,
    record: contents.crateId,
    kept: sql`exists (select from ${crates} where ${crates.id} = ${contents.crateId} and ${crates.shipped})`,
    href: crateHref,
  },
  { to: 'places', listing: crateListing, column: crates.placeId, href: crateHref },
];

export async function createCrateTables(database: Database): Promise<void> {
  await database.execute(sql`create table test_crates
    (id uuid primary key, title text not null, owner_id uuid not null, place_id uuid, shipped boolean not null)`);
  await database.execute(sql`create table test_crate_contents (crate_id uuid not null, unit text not null)`);
  await database.execute(sql`grant select on test_crates, test_crate_contents to atrium_app, atrium_every_tenant`);
}

interface Crate {
  readonly title: string;
  readonly ownerId: string;
  readonly units?: readonly string[];
  readonly placeId?: string;
  readonly shipped?: boolean;
}

let written = 0;

export function writeCrate(database: Database, crate: Crate): Promise<void> {
  const { units = [], placeId = null, shipped = false, ...fields } = crate;
  written += 1;
  const id = v7(Date.now() + written);
  return asService(database, 'no-tenant', async (tx) => {
    for (const unit of units) await holdTarget(tx, 'codelists:units', unit);
    await tx.insert(crates).values({ id, placeId, shipped, ...fields });
    if (units.length > 0) await tx.insert(contents).values(units.map((unit) => ({ crateId: id, unit })));
  });
}

/** The units in each crate, by its title. */
export async function readCrates(database: Database): Promise<Record<string, string[]>> {
  const rows = await database
    .select({ title: crates.title, unit: contents.unit })
    .from(contents)
    .innerJoin(crates, sql`${crates.id} = ${contents.crateId}`)
    .orderBy(contents.unit);
  const byTitle = Map.groupBy(rows, ({ title }) => title);
  return Object.fromEntries([...byTitle].map(([title, found]) => [title, found.map(({ unit }) => unit)]));
}
