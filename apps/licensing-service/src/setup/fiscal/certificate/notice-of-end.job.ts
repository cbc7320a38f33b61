import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { Type } from 'typebox';
import { users } from '../../../identity';
import { asService, defineJob, type JobContext, portalPaths, type Transaction, writeMail } from '../../../platform';
import { findOwnerIds, liveStates, notify, tenants } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { fiscalCertificates } from './certificate.table';

const day = 24 * 60 * 60 * 1000;

/** Days before the end on which owners are notified, the nearest first. */
const notices = [7, 30, 60] as const;

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'settings' | 'mailer' | 'jobs'>;

interface Ending {
  readonly tenantId: string;
  readonly title: string;
  readonly validUntil: Date;
}

/** Those of living company CRMs that end within sixty days and have not ended. */
const endingAt = ({ database }: Dependencies, now: Date): Promise<Ending[]> =>
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

/** Marks a notice as given; false where it, or a nearer one, was given already or the certificate was replaced. */
async function mark(tx: Transaction, { tenantId, validUntil }: Ending, notice: number): Promise<boolean> {
  const due = or(isNull(fiscalCertificates.noticedDays), gt(fiscalCertificates.noticedDays, notice));
  const same = and(eq(fiscalCertificates.tenantId, tenantId), eq(fiscalCertificates.validUntil, validUntil));
  const marked = await tx
    .update(fiscalCertificates)
    .set({ noticedDays: notice })
    .where(and(same, due))
    .returning({ tenantId: fiscalCertificates.tenantId });
  return marked.length > 0;
}

async function tellOwners(
  tx: Transaction,
  dependencies: Dependencies,
  ending: Ending,
  daysLeft: number,
  at: Date,
): Promise<void> {
  const { tenantId, title, validUntil } = ending;
  const readers = await findOwnerIds(tx, tenantId);
  const data = {
    tenant_id: tenantId,
    tenant_title: title,
    valid_until: validUntil.toISOString(),
    days_left: daysLeft,
  };
  await notify(tx, dependencies, { kind: 'certificate_ending', data, readers, at });
  const owners = await tx
    .select({ id: users.id, to: users.email, name: users.fullName, language: users.language })
    .from(users)
    .where(inArray(users.id, readers));
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

/** Tells the owners 60, 30 and 7 days before their certificate ends, each time once. */
export async function noticeEndingCertificates(dependencies: Dependencies): Promise<void> {
  const now = dependencies.clock();
  for (const ending of await endingAt(dependencies, now)) {
    const daysLeft = Math.ceil((ending.validUntil.getTime() - now.getTime()) / day);
    const notice = notices.find((days) => daysLeft <= days);
    if (notice === undefined) continue;
    await asService(dependencies.database, 'job', async (tx) => {
      if (await mark(tx, ending, notice)) await tellOwners(tx, dependencies, ending, daysLeft, now);
    });
  }
}

export const noticeOfEndJob = defineJob({
  name: 'certificates.notice-of-end',
  schema: Type.Object({}),
  every: '37 6 * * *',
  run: ({ dependencies }: JobContext<SetupDependencies>) => noticeEndingCertificates(dependencies),
});
