import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import type { Scope } from '../../database/scope';
import { operations, operationSteps } from '../operations/operation.table';
import { openStates } from '../operations/operation.repository';
import type { SortColumn, TenantListQuery } from './list-query';
import { selectTenants, visible } from './tenant.repository';
import { tenantMembers, tenants, tenantSections } from './tenant.table';

const columns: Readonly<Record<SortColumn, SQL>> = {
  title: sql`lower(${tenants.title})`,
  url: sql`coalesce(${tenants.urlName}, '')`,
  state: sql`${tenants.state}`,
  created_at: sql`${tenants.createdAt}`,
  updated_at: sql`${tenants.updatedAt}`,
};

/** `%` and `_` stand for themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function matching(db: DatabaseHandle, { search, states }: TenantListQuery, urlTemplate: string): SQL | undefined {
  const pattern = containing(search);
  const [before = '', after = ''] = urlTemplate.split('{name}');
  const company = db
    .select({ found: sql`1` })
    .from(tenantSections)
    .where(
      and(
        eq(tenantSections.tenantId, tenants.id),
        eq(tenantSections.section, 'application'),
        sql`${tenantSections.data}->>'company' ilike ${pattern}`,
      ),
    );
  const found = or(
    sql`${tenants.title} ilike ${pattern}`,
    sql`(${before}::text || ${tenants.urlName} || ${after}::text) ilike ${pattern}`,
    sql`exists ${company}`,
  );
  return and(search === '' ? undefined : found, states.length === 0 ? undefined : inArray(tenants.state, [...states]));
}

/** One page of the tenants a caller may see, always in the same order, and how many there are in all. */
export async function listTenants(db: DatabaseHandle, scope: Scope, query: TenantListQuery, urlTemplate: string) {
  const where = and(visible(scope), matching(db, query, urlTemplate));
  const order = query.sort.map(({ column, descending }) => (descending ? desc : asc)(columns[column]));
  const rows = await selectTenants(db, scope)
    .where(where)
    .orderBy(...order, desc(tenants.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const [counted] = await db
    .select({ total: count() })
    .from(tenants)
    .leftJoin(tenantMembers, and(eq(tenantMembers.tenantId, tenants.id), eq(tenantMembers.userId, scope.userId)))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export interface OpenOperation {
  readonly kind: (typeof operations.kind.enumValues)[number];
  readonly state: (typeof operations.state.enumValues)[number];
  readonly done: number;
  readonly total: number;
}

/** The open operation of each of the tenants, with its steps counted. */
export async function findOpenOperations(
  db: DatabaseHandle,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, OpenOperation>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await db
    .select({
      tenantId: operations.tenantId,
      kind: operations.kind,
      state: operations.state,
      done: sql`count(*) filter (where ${operationSteps.state} = 'done')`.mapWith(Number),
      total: count(),
    })
    .from(operations)
    .innerJoin(operationSteps, eq(operationSteps.operationId, operations.id))
    .where(and(inArray(operations.tenantId, [...tenantIds]), inArray(operations.state, [...openStates])))
    .groupBy(operations.id, operations.tenantId, operations.kind, operations.state);
  return new Map(rows.map(({ tenantId, ...operation }) => [tenantId, operation]));
}
