import { type TenantSummary, tenantsResource } from '@atrium/api-client/contract';
import { aliasedTable, and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
import { listCounts, type Scope, tenantScope, type Transaction } from '../../platform';
import type { Filter, Listing } from '../../resource';
import { displayTitle } from '../display-title';
import type { TenantsDependencies } from '../dependencies';
import { findOpenOperations } from './open-operations.repository';
import { selectTenants } from '../tenant.repository';
import { tenantMembers, tenants } from '../tenant.table';
import { toHead } from './tenant-view';

const authors = aliasedTable(users, 'authors');
const sortedText = (text: PgColumn) => sql`atrium_sort_key(${text}) collate "C"`;
const urlName = sql`coalesce(${tenants.urlName}, '')`;

/** Company CRMs for lists, selects and spreadsheet exports. */
export function createTenantListing(
  dependencies: Pick<TenantsDependencies, 'clock' | 'settings' | 'recordSources'>,
): Listing<TenantSummary> {
  const { tenantUrlTemplate: urlTemplate } = dependencies.settings;
  const [before = '', after = ''] = urlTemplate.split('{name}');
  const url = sql`${before}::text || ${tenants.urlName} || ${after}::text`;
  return {
    resource: tenantsResource,
    table: tenants,
    id: tenants.id,
    scopeOf: (user) => tenantScope(user, 'view/tenants'),
    source: ({ everyTenant }) => (everyTenant === true ? sql`every_tenant ${tenants}` : sql`${tenants}`),
    within: restrictToOwn,
    columns: {
      title: {
        sort: sortedText(tenants.title),
        filter: sortedText(tenants.title),
        search: sql`atrium_fold(${tenants.title})`,
        exported: ({ language }) => sql`coalesce(nullif(${tenants.title}, ''), ${displayTitle('', language)}::text)`,
      },
      company: {
        sort: sortedText(tenants.company),
        search: sql`atrium_fold(${tenants.company})`,
        exported: sql`${tenants.company}`,
      },
      url: { sort: sql`${urlName} collate "C"`, search: urlName, exported: url },
      state: { sort: sql`${tenants.state}`, filter: sql`${tenants.state}`, exported: sql`${tenants.state}` },
      author: { exported: sql`${authors.fullName}` },
      created_at: instantColumn(tenants.createdAt),
      updated_at: instantColumn(tenants.updatedAt),
    },
    searchText: sql`${tenants.searchText}`,
    alsoSearch: (term) => urlSearchPatterns(term.toLowerCase(), before.toLowerCase(), after.toLowerCase()),
    storedTotal: readMaintainedCount,
    rows: async (tx, ids, { user, scope }) => {
      const found = await selectTenants(tx, scope).where(inArray(tenants.id, [...ids]));
      const open = await findOpenOperations(tx, ids);
      const trialEnds = await dependencies.recordSources.findTrialEnds(tx, ids);
      const context = { user, now: dependencies.clock(), urlTemplate };
      return found.map((row) => {
        const operation = open.get(row.tenant.id) ?? null;
        const progress = operation === null ? null : { done: operation.done, total: operation.total };
        const trialEndsAt = trialEnds.get(row.tenant.id) ?? null;
        return { ...toHead(row, { operation, trialEndsAt }, context), progress, section: row.tenant.section };
      });
    },
    option: ({ title, url: address }, language) => ({ title: displayTitle(title, language), subtitle: address }),
    exportFrom: sql`${tenants} join ${users} ${sql.identifier('authors')} on ${eq(authors.id, tenants.authorId)}`,
  };
}

const instantColumn = (at: PgColumn) => ({ sort: sql`${at}`, filter: sql`${at}`, exported: sql`${at}` });

function restrictToOwn({ everyTenant, userId }: Scope) {
  if (everyTenant === true) return undefined;
  return sql`${tenants.id} in (select ${tenantMembers.tenantId} from ${tenantMembers} where ${tenantMembers.userId} = ${userId})`;
}

/** Patterns that match a pasted URL or a part of it: the URL name is the last line of the searched text. */
function urlSearchPatterns(term: string, before: string, after: string): readonly string[] {
  const escapeLike = (name: string) => name.replace(/[\\%_]/g, '\\$&');
  const afterPrefix = before !== '' && term.startsWith(before) ? term.slice(before.length) : null;
  const name = withoutUrlEnding(afterPrefix ?? term, after);
  if (afterPrefix !== null) return name === null ? [`%\n${escapeLike(afterPrefix)}%`] : [`%\n${escapeLike(name)}`];
  return name === null || name === '' ? [] : [`%${escapeLike(name)}`];
}

/** Strips the part of the URL that follows the name, even if incomplete; null if the term does not end with it. */
function withoutUrlEnding(term: string, after: string): string | null {
  for (let length = Math.min(after.length, term.length); length > 0; length -= 1) {
    if (term.endsWith(after.slice(0, length))) return term.slice(0, -length);
  }
  return null;
}

/** All tenants have maintained counters by state; a member's own are few enough to count each time. */
async function readMaintainedCount(tx: Transaction, scope: Scope, filters: readonly Filter[]): Promise<number | null> {
  if (scope.everyTenant !== true || filters.some(({ column }) => column !== 'state')) return null;
  const [row] = await tx
    .select({ total: sum(listCounts.amount).mapWith(Number) })
    .from(listCounts)
    .where(
      and(
        eq(listCounts.resource, tenantsResource.route),
        ...filters.map(({ values }) => inArray(listCounts.bucket, [...values])),
      ),
    );
  return row?.total ?? 0;
}
