import type { TenantRole } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../identity';
import { type Language, portalPaths, type SessionUser, textOf, type Transaction, writeMail } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { displayTitle } from '../display-title';
import type { TenantRow } from '../tenant.repository';

type Dependencies = Pick<TenantsDependencies, 'settings' | 'mailer' | 'jobs'>;
type TenantName = Pick<TenantRow, 'id' | 'title'>;

export interface InvitationMail {
  readonly to: string;
  readonly language: Language;
  readonly role: TenantRole;
  /** Full name of the inviter. */
  readonly inviter: string;
  readonly token: string;
  readonly days: number;
  readonly at: Date;
}

/** Omits the recipient's name: the address may belong to someone else. */
export function writeInvitationMail(
  tx: Transaction,
  dependencies: Dependencies,
  tenant: Pick<TenantName, 'title'>,
  { to, language, role, inviter, token, days, at }: InvitationMail,
): Promise<void> {
  const values = {
    inviter,
    title: displayTitle(tenant.title, language),
    role: textOf(language, `roles.${role}`),
    count: days,
  };
  return writeMail(tx, dependencies, {
    to,
    language,
    template: 'invitation',
    values,
    path: portalPaths.invitation(token),
    at,
  });
}

export interface Transfer {
  readonly giver: SessionUser;
  readonly receiverId: string;
}

/** Notifies both sides of an ownership transfer, each in their language. */
export async function writeTransferMails(
  tx: Transaction,
  dependencies: Dependencies,
  tenant: TenantName,
  { giver, receiverId }: Transfer,
  at: Date,
): Promise<void> {
  const [receiver] = await tx
    .select({ to: users.email, name: users.fullName, language: users.language })
    .from(users)
    .where(eq(users.id, receiverId));
  if (receiver === undefined) return;
  const about = { path: portalPaths.tenant(tenant.id), at };
  const received = { title: displayTitle(tenant.title, receiver.language), giver: giver.fullName };
  await writeMail(tx, dependencies, { ...receiver, ...about, template: 'ownership_received', values: received });
  const sender = { to: giver.email, name: giver.fullName, language: giver.language };
  const given = {
    title: displayTitle(tenant.title, giver.language),
    receiver: receiver.name,
    contact: dependencies.settings.operatorEmail,
  };
  await writeMail(tx, dependencies, { ...sender, ...about, template: 'ownership_given', values: given });
}
