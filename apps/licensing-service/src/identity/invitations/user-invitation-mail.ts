import { type Language, portalPaths, textOf, type Transaction, writeMail } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { mailKey } from './user-invitation-view';
import { withoutLinks } from './without-links';

const days = 7;

/** How long a link works, in milliseconds. */
export const invitationLifetime = days * 24 * 3_600_000;

interface UserInvitationMail {
  readonly id: string;
  /** 1 for the first e-mail of an invitation. */
  readonly sending: number;
  readonly email: string;
  readonly language: Language;
  readonly message: string | null;
  readonly token: string;
  /** Full name of the inviter. */
  readonly inviter: string;
  /** Titles. */
  readonly roles: readonly string[];
  readonly at: Date;
}

/** Omits the recipient's name: the address may belong to someone else. */
export function writeUserInvitationMail(
  tx: Transaction,
  dependencies: Pick<IdentityDependencies, 'settings' | 'mailer' | 'jobs'>,
  { id, sending, email, language, message, token, inviter, roles, at }: UserInvitationMail,
): Promise<void> {
  const words = { inviter, message: withoutLinks(message ?? '') };
  return writeMail(tx, dependencies, {
    to: email,
    language,
    template: 'user_invitation',
    values: {
      inviter,
      roles: new Intl.ListFormat(language).format(roles),
      message: message === null ? '' : textOf(language, 'messages.invitation_message', words),
      count: days,
    },
    path: portalPaths.invitation(token),
    onceKey: mailKey(id, sending),
    at,
  });
}
