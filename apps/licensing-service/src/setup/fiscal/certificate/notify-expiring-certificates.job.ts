import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../../identity';
import { asService, defineJob, type JobContext, portalPaths, type Transaction, writeMail } from '../../../platform';
import { findOwnerIds, liveStates, notify, tenants } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { fiscalCertificates } from './certificate.table';

const day = 24 * 60 * 60 * 1000;

/** Days before expiry on which owners are notified, in ascending order. */
const notices = [7, 30, 60] as const;

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'settings' | 'mailer' | 'jobs'>;

interface ExpiringCertificate {
  readonly tenantId: string;
  readonly title: string;
  readonly validUntil: Date;
}

/** Certificates of live company CRMs that expire within sixty days. */
const findExpiring = ({ database }: Dependencies, now: Date): Promise<ExpiringCertificate[]> =>
  database
    .select({ tenantId: tenants.id, title: tenants.title, validUntil: fiscalCertificates.validUntil })
    .from(fiscalCertificates)
    .innerJoin(tenants, eq(tenants.id, fiscalCertificates.tenantId))
    .where(
      and(
        inArray(tenants.state, [...liveStates]),
        gt(fiscalCertificates.validUntil, now),
        lte(fiscalCertificates.validUntil, new Date(now.getTime() + 60 * day)),
      ),
    );

/** Marks a notice as sent; false if it or a later one was already sent, or the certificate was replaced. */
async function markNotice(
  tx: Transaction,
  { tenantId, validUntil }: ExpiringCertificate,
  notice: number,
): Promise<boolean> {
  const isDue = or(isNull(fiscalCertificates.noticedDays), gt(fiscalCertificates.noticedDays, notice));
  const isUnchanged = and(eq(fiscalCertificates.tenantId, tenantId), eq(fiscalCertificates.validUntil, validUntil));
  const marked = await tx
    .update(fiscalCertificates)
    .set({ noticedDays: notice })
    .where(and(isUnchanged, isDue))
    .returning({ tenantId: fiscalCertificates.tenantId });
  return marked.length > 0;
}

async function notifyOwners(
  tx: Transaction,
  dependencies: Dependencies,
  certificate: ExpiringCertificate,
  daysLeft: number,
  at: Date,
): Promise<void> {
  const { tenantId, title, validUntil } = certificate;
  const ownerIds = await findOwnerIds(tx, tenantId);
  const data = {
    tenant_id: tenantId,
    tenant_title: title,
    valid_until: validUntil.toISOString(),
    days_left: daysLeft,
  };
  await notify(tx, dependencies, { kind: 'certificate_ending', data, readers: ownerIds, at });
  const owners = await tx
    .select({ id: users.id, to: users.email, name: users.fullName, language: users.language })
    .from(users)
    .where(inArray(users.id, ownerIds));
  for (const { id, ...recipient } of owners) {
    await writeMail(tx, dependencies, {
      ...recipient,
      path: portalPaths.fiscalization(tenantId),
      template: 'certificate_ending',
      values: { title, count: daysLeft },
      onceKey: `certificate:${tenantId}:${validUntil.getTime()}:${daysLeft}:${id}`,
      at,
    });
  }
}

/** Notifies owners once each 60, 30 and 7 days before their certificate expires. */
export async function notifyExpiringCertificates(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock();
  for (const certificate of await findExpiring(dependencies, now)) {
    const daysLeft = Math.ceil((certificate.validUntil.getTime() - now.getTime()) / day);
    const notice = notices.find((days) => daysLeft <= days);
    if (notice === undefined) continue;
    await asService(dependencies.database, 'job', async (tx) => {
      if (await markNotice(tx, certificate, notice)) await notifyOwners(tx, dependencies, certificate, daysLeft, now);
    });
  }
}

export const notifyExpiringCertificatesJob = defineJob({
  name: 'certificates.notify-expiring',
  schema: Type.Object({}),
  every: '37 6 * * *',
  run: ({ dependencies }: JobContext<SetupDependencies>) => notifyExpiringCertificates(dependencies),
});
