import { and, eq, lte } from 'drizzle-orm';
import { Type } from 'typebox';
import { asService, defineJob, type JobContext, type Transact, writeAudit } from '../../../platform';
import { destroySecrets, tenantKeys, tenants, tenantSubject } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { closePremises } from './register-premises.service';

const retention = 30 * 24 * 60 * 60 * 1000;

/** Destroys keys kept for thirty days after closing; their premises then fail with `no_certificate`. */
export async function destroyExpiredClosingKeys(
  dependencies: Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'fiscalAuthority'>,
): Promise<void> {
  const { database, clock } = dependencies;
  const transact: Transact = (run) => asService(database, 'job', run);
  const expired = await database
    .select({ id: tenants.id })
    .from(tenants)
    .innerJoin(tenantKeys, eq(tenantKeys.tenantId, tenants.id))
    .where(and(eq(tenants.state, 'closed'), lte(tenants.closedAt, new Date(clock().getTime() - retention))));
  for (const { id } of expired) {
    await transact(async (tx) => {
      await destroySecrets(tx, id);
      const subject = tenantSubject(id);
      await writeAudit(tx, { ...subject, action: 'premises.end_closing', outcome: 'done', at: clock() });
    });
    await closePremises({ ...dependencies, transact }, id);
  }
}

export const destroyClosingKeysJob = defineJob({
  name: 'premises.destroy-closing-keys',
  schema: Type.Object({}),
  every: '11 4 * * *',
  run: ({ dependencies }: JobContext<SetupDependencies>) => destroyExpiredClosingKeys(dependencies),
});
