import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { openStates } from '../operations/operation.repository';
import { operations, operationSteps } from '../operations/operation.table';

export interface OpenOperation {
  readonly kind: (typeof operations.kind.enumValues)[number];
  readonly state: (typeof operations.state.enumValues)[number];
  readonly done: number;
  readonly total: number;
}

/** The open operation of each tenant, with its numbers of done and total steps. */
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
