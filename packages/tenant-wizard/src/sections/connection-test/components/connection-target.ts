import type { ConnectionReason } from '@atrium/api-client/contract';
import type { PasswordUse } from '../model/mailbox-providers';

interface NamedServer {
  readonly host: string;
  readonly port: string;
  /** What its provider takes in place of the password people log in with; left out where that is not known. */
  readonly passwordUse?: PasswordUse | undefined;
}

/** What a test tries to reach: a server that the company names, or a provider that our service knows the way to. */
export type ConnectionTarget = NamedServer | { readonly provider: string };

/** What can go wrong with a provider otherwise than with a server of the company's own. */
const ofProviders = [
  'name_unknown',
  'unreachable',
  'tls_failed',
  'no_answer',
  'not_understood',
  'login_refused',
  'access_not_allowed',
  'server_busy',
] as const satisfies readonly ConnectionReason[];

type WordsOf<Kind extends string> =
  | `${Kind}.${ConnectionReason}`
  | `provider.${Kind}.${(typeof ofProviders)[number]}`
  | `mailbox.${PasswordUse}.${Kind}`;

/**
 * The key of what is said of a reason: with a provider, the customer's IT cannot help, and the input may be right.
 * Where a mailbox is refused, what its provider takes is said.
 */
export function wordsOf<Kind extends 'reason' | 'cause' | 'remedy'>(
  kind: Kind,
  reason: ConnectionReason,
  target: ConnectionTarget,
): WordsOf<Kind> {
  if (reason === 'login_refused' && 'passwordUse' in target && target.passwordUse !== undefined)
    return `mailbox.${target.passwordUse}.${kind}`;
  const known = 'provider' in target ? ofProviders.find((one) => one === reason) : undefined;
  return known === undefined ? `${kind}.${reason}` : `provider.${kind}.${known}`;
}
