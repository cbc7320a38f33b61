import { asc, desc, eq } from 'drizzle-orm';
import { advancePayments } from '../../billing/payments/advance-payments.job';
import { paymentEvents, payments } from '../../schema';
import type { LosingGateway } from '../losing-gateway';
import type { TestClock } from '../test-clock';
import type { Person, TenantsApp } from '../tenants-app';

/** A company CRM, the gateway that charges it, and the people who order for it. */
export interface PaymentWorld {
  readonly test: TenantsApp;
  readonly time: TestClock;
  readonly gateway: LosingGateway;
  readonly owner: Person;
  readonly operator: Person;
  readonly tenantId: string;
}

type Own = Pick<PaymentWorld, 'test' | 'tenantId'>;

/** Its payments, newest first. */
export const paymentsOf = ({ test, tenantId }: Own) =>
  test.database
    .select()
    .from(payments)
    .where(eq(payments.tenantId, tenantId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** The recorded events of its payments, oldest first. */
export const eventsOf = ({ test, tenantId }: Own) =>
  test.database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.tenantId, tenantId))
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.id));

/** Waits, then lets the job advance the payments. A call that is lost is left to its next run. */
export async function advanceAfter({ test, time }: PaymentWorld, milliseconds: number): Promise<void> {
  time.forward(milliseconds);
  await advancePayments(test.dependencies).catch(() => undefined);
}
