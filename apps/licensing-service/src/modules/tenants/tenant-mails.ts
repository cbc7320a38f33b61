import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { writeMail } from '../../mail/mail';
import type { Parts } from '../../parts';
import { portalPaths } from '../../portal-paths';
import { users } from '../accounts/account.table';
import type { OperationHead } from '../operations/plan';
import { tenantMembers, tenants } from './tenant.table';
import { tenantUrl } from './tenant-url';

export type MailGround = Pick<Parts, 'settings' | 'mailer' | 'jobs'>;

/** Who is told, in their language, and what the tenant is called. */
async function findAddressee(tx: Transaction, { createdBy, tenantId }: Pick<OperationHead, 'createdBy' | 'tenantId'>) {
  const [user] = await tx
    .select({ email: users.email, name: users.fullName, language: users.language })
    .from(users)
    .where(eq(users.id, createdBy));
  const [tenant] = await tx
    .select({ title: tenants.title, urlName: tenants.urlName })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  if (user === undefined || tenant === undefined) return null;
  const { email: to, ...recipient } = user;
  return { recipient: { to, ...recipient, path: portalPaths.tenant(tenantId) }, tenant };
}

/** The company CRM is there, with its address. */
export async function writeReadyMail(
  tx: Transaction,
  ground: MailGround,
  operation: OperationHead,
  at: Date,
): Promise<void> {
  const found = await findAddressee(tx, operation);
  if (found === null) return;
  const { title, urlName } = found.tenant;
  const values = { title, url: tenantUrl(ground.settings.tenantUrlTemplate, urlName ?? '') };
  await writeMail(tx, ground, {
    ...found.recipient,
    template: 'tenant_ready',
    values,
    onceKey: `operation:${operation.id}:ready`,
    at,
  });
}

/** Creating it failed; the reference is what the operator asks for. */
export async function writeFailedMail(
  tx: Transaction,
  ground: MailGround,
  operation: OperationHead,
  at: Date,
): Promise<void> {
  const found = await findAddressee(tx, operation);
  if (found === null) return;
  const values = { title: found.tenant.title, reference: operation.reference };
  const onceKey = `operation:${operation.id}:failed:${at.getTime()}`;
  await writeMail(tx, ground, { ...found.recipient, template: 'tenant_failed', values, onceKey, at });
}

export async function writeClosedMail(
  tx: Transaction,
  ground: MailGround,
  operation: OperationHead,
  at: Date,
): Promise<void> {
  const found = await findAddressee(tx, operation);
  if (found === null) return;
  const values = { title: found.tenant.title };
  await writeMail(tx, ground, {
    ...found.recipient,
    template: 'tenant_closed',
    values,
    onceKey: `operation:${operation.id}:closed`,
    at,
  });
}

export interface ExpiringDraft {
  readonly id: string;
  readonly title: string;
  readonly savedAt: Date;
  readonly daysLeft: number;
}

/** Tells each owner of a draft that it will be discarded, once after each save. */
export async function writeExpiryMails(
  tx: Transaction,
  ground: MailGround,
  draft: ExpiringDraft,
  at: Date,
): Promise<void> {
  const owners = await tx
    .select({ id: users.id, to: users.email, name: users.fullName, language: users.language })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(and(eq(tenantMembers.tenantId, draft.id), eq(tenantMembers.role, 'owner')));
  for (const { id, ...recipient } of owners) {
    const values = { title: draft.title === '' ? '–' : draft.title, count: draft.daysLeft };
    const onceKey = `tenant:${draft.id}:expiring:${draft.savedAt.getTime()}:${id}`;
    await writeMail(tx, ground, {
      ...recipient,
      path: portalPaths.tenant(draft.id),
      template: 'draft_expiring',
      values,
      onceKey,
      at,
    });
  }
}
