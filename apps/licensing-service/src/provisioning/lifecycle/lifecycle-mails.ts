import { eq } from 'drizzle-orm';
import { findCredit, writeMoney } from '../../billing';
import { users } from '../../identity';
import { type Mail, type MailTemplate, portalPaths, type Transaction, writeMail } from '../../platform';
import { type OperationHead, tenants, tenantUrl } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

export type MailDependencies = Pick<ProvisioningDependencies, 'settings' | 'mailer' | 'jobs'>;

/** The recipient, their language and the tenant's name. */
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

/** One mail about an operation to the user who started it; none if they or the company CRM are gone. */
async function writeOperationMail<T extends MailTemplate>(
  tx: Transaction,
  dependencies: MailDependencies,
  operation: OperationHead,
  at: Date,
  say: (tenant: { title: string; urlName: string | null }) => Pick<Mail<T>, 'template' | 'values' | 'onceKey'>,
): Promise<void> {
  const found = await findAddressee(tx, operation);
  if (found === null) return;
  await writeMail(tx, dependencies, { ...found.recipient, ...say(found.tenant), at });
}

type OperationMail = (
  tx: Transaction,
  dependencies: MailDependencies,
  operation: OperationHead,
  at: Date,
) => Promise<void>;

/** The company CRM is there, with its address. */
export const writeReadyMail: OperationMail = (tx, dependencies, operation, at) =>
  writeOperationMail(tx, dependencies, operation, at, ({ title, urlName }) => ({
    template: 'tenant_ready',
    values: { title, url: tenantUrl(dependencies.settings.tenantUrlTemplate, urlName ?? '') },
    onceKey: `operation:${operation.id}:ready`,
  }));

/** Creating it failed; the reference is what the operator asks for. */
export const writeFailedMail: OperationMail = (tx, dependencies, operation, at) =>
  writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
    template: 'tenant_failed',
    values: { title, reference: operation.reference },
    onceKey: `operation:${operation.id}:failed:${at.getTime()}`,
  }));

/** The company CRM is gone; where it has credit left, that is the customer's. */
export const writeClosedMail: OperationMail = async (tx, dependencies, operation, at) => {
  const credit = await findCredit(tx, operation.tenantId);
  const onceKey = `operation:${operation.id}:closed`;
  if (credit === 0)
    return writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
      template: 'tenant_closed',
      values: { title },
      onceKey,
    }));
  return writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
    template: 'tenant_closed_with_credit',
    values: { title, amount: writeMoney(credit), contact: dependencies.settings.operatorEmail },
    onceKey,
  }));
};
