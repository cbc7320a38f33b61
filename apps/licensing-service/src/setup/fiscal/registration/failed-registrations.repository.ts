import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../platform';
import { tenants } from '../../../tenants';
import { premiseRegistrations } from './registration.table';

/** Company CRMs whose business premises the tax authority did not register, one row for each premise. */
export const findFailedRegistrations = (tx: Transaction): Promise<{ readonly id: string; readonly title: string }[]> =>
  tx
    .select({ id: tenants.id, title: tenants.title })
    .from(premiseRegistrations)
    .innerJoin(tenants, eq(tenants.id, premiseRegistrations.tenantId))
    .where(and(eq(premiseRegistrations.state, 'failed'), ne(tenants.state, 'closed')));
