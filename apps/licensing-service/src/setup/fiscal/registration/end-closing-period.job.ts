import { and, eq, lte } from 'drizzle-orm';
import { Type } from 'typebox';
import { asService, defineJob, type JobContext, type Transact, writeAudit } from '../../../platform';
import { destroySecrets, tenantKeys, tenants } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { closePremises } from './register-premises.service';

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Destroys the key that a company CRM has kept for thirty days since it was closed; its premises then say that it is gone. */
export async function endClosingPeriod(
  dependencies: Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'fiscalAuthority'>,
): Promise<void> {
  const { database, clock } = dependencies;
  const transact: Transact = (run) => asService(database, 'job', run);
  const kept = await database
    .select({ id: tenants.id })
    .from(tenants)
    .innerJoin(tenantKeys, eq(tenantKeys.tenantId, tenants.id))
    .where(and(eq(tenants.state, 'closed'), lte(tenants.closedAt, new Date(clock().getTime() - keptFor))));
  for (const { id } of kept) {
    await transact(async (tx) => {
      await destroySecrets(tx, id);
      const subject = { subjectType: 'tenant', subjectId: id };
      await writeAudit(tx, { ...subject, action: 'premises.end_closing', outcome: 'done', at: clock() });
    });
    await closePremises({ ...dependencies, transact }, id);
  }
}

export const endClosingJob = defineJob({
  name: 'premises.end-closing',
  schema: Type.Object({}),
  every: '11 4 * * *',
  run: ({ dependencies }: JobContext<SetupDependencies>) => endClosingPeriod(dependencies),
});
