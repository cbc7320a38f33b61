import { eq } from 'drizzle-orm';
import { findSpendableCredit, formatMoney } from '../../billing';
import { users } from '../../identity';
import { type Mail, type MailTemplate, portalPaths, type Transaction, writeMail } from '../../platform';
import { type OperationHead, tenants, tenantUrl } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

export type MailDependencies = Pick<ProvisioningDependencies, 'settings' | 'mailer' | 'jobs'>;

async function findRecipient(tx: Transaction, { createdBy, tenantId }: Pick<OperationHead, 'createdBy' | 'tenantId'>) {
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

/** Sends one mail to the user who started the operation; none if the user or the company CRM was deleted. */
async function writeOperationMail<T extends MailTemplate>(
  tx: Transaction,
  dependencies: MailDependencies,
  operation: OperationHead,
  at: Date,
  content: (tenant: { title: string; urlName: string | null }) => Pick<Mail<T>, 'template' | 'values' | 'onceKey'>,
): Promise<void> {
  const found = await findRecipient(tx, operation);
  if (found === null) return;
  await writeMail(tx, dependencies, { ...found.recipient, ...content(found.tenant), at });
}

type OperationMail = (
  tx: Transaction,
  dependencies: MailDependencies,
  operation: OperationHead,
  at: Date,
) => Promise<void>;

export const writeReadyMail: OperationMail = (tx, dependencies, operation, at) =>
  writeOperationMail(tx, dependencies, operation, at, ({ title, urlName }) => ({
    template: 'tenant_ready',
    values: { title, url: tenantUrl(dependencies.settings.tenantUrlTemplate, urlName ?? '') },
    onceKey: `operation:${operation.id}:ready`,
  }));

/** Includes the operation's reference, which support asks for. */
export const writeFailedMail: OperationMail = (tx, dependencies, operation, at) =>
  writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
    template: 'tenant_failed',
    values: { title, reference: operation.reference },
    onceKey: `operation:${operation.id}:failed:${at.getTime()}`,
  }));

/** Mentions account credit that the customer keeps, without what was received for an owed invoice. */
export const writeClosedMail: OperationMail = async (tx, dependencies, operation, at) => {
  const credit = await findSpendableCredit(tx, operation.tenantId);
  const onceKey = `operation:${operation.id}:closed`;
  if (credit === 0)
    return writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
      template: 'tenant_closed',
      values: { title },
      onceKey,
    }));
  return writeOperationMail(tx, dependencies, operation, at, ({ title }) => ({
    template: 'tenant_closed_with_credit',
    values: { title, amount: formatMoney(credit), contact: dependencies.settings.operatorEmail },
    onceKey,
  }));
};
