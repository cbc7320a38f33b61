import type { ConnectionReason } from '@atrium/api-client/contract';
import type { PasswordUse } from '../model/mailbox-providers';

interface NamedServer {
  readonly host: string;
  readonly port: string;
  /** The credential that the provider accepts instead of the user's own password; omitted if unknown. */
  readonly passwordUse?: PasswordUse | undefined;
}

/** The target of a test: a server that the company names, or a known provider. */
export type ConnectionTarget = NamedServer | { readonly provider: string };

/** Failures that have a different text for a known provider. */
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
 * Text key of a reason. For a known provider, the customer's IT cannot help and the server name may be right. For a mailbox
 * whose login failed, it names what the provider accepts.
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
