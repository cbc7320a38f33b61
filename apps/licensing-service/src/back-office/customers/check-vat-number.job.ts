import { and, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { lookUpVatNumber } from '../../billing';
import {
  asService,
  defineJob,
  type JobContext,
  publishRecordChange,
  type Transaction,
  writeAudit,
} from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { findCustomer } from './customer.repository';
import { customers } from './customer.table';
import { recordedCustomerFields } from './recorded-customer-fields';

/** Asks VIES about the number of a customer, and stores the answer unless the number has changed meanwhile. */
export const checkVatNumberJob = defineJob({
  name: 'customers.check-vat-number',
  schema: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  run: async ({ dependencies }: JobContext<BackOfficeDependencies>, { id }) => {
    const row = await asService(dependencies.database, 'job', (tx) => findCustomer(tx, id));
    const vatNumber = row?.customer.vatNumber ?? null;
    if (vatNumber === null) return;
    const { status, name, checked_at: at } = await lookUpVatNumber(dependencies, vatNumber);
    const isStored = await asService(dependencies.database, 'job', async (tx) => {
      const [customer] = await tx
        .update(customers)
        .set({ vatCheck: { status, name, checked_at: at } })
        .where(and(eq(customers.id, id), eq(customers.vatNumber, vatNumber)))
        .returning({ id: customers.id });
      if (customer === undefined) return false;
      await writeAudit(tx, {
        title: sql`(select ${customers.title} from ${customers} where ${customers.id} = ${id})`,
        fields: recordedCustomerFields,
        actorId: null,
        action: 'customer.check_vat_number',
        outcome: 'done',
        subjectType: 'customer',
        subjectId: id,
        requestId: null,
        ip: null,
        at: dependencies.clock(),
        after: { status },
      });
      return true;
    });
    if (isStored) await publishRecordChange(dependencies, 'customers', id);
  },
});

/** Queues the check of a new number. The job holds the id alone, since queues outlive an erasure. */
export async function enqueueVatCheck(
  tx: Transaction,
  jobs: BackOfficeDependencies['jobs'],
  id: string,
  vatNumber: string | null | undefined,
): Promise<void> {
  if (vatNumber) await jobs.enqueue(tx, checkVatNumberJob, { id });
}
