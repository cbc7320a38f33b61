import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { ConnectionReason, ConnectionStage } from '@atrium/api-client/contract';
import { ImapFlow } from 'imapflow';
import { ConnectionFailed, type Connections, tlsFailureReason } from '../../platform';
import type { Probe } from '../connections/run-stages';

export interface MailboxLogin {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
}

export const mailboxStages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login', 'mailbox'];

const codes: Readonly<Record<string, ConnectionReason>> = {
  AUTHENTICATIONFAILED: 'login_refused',
  AUTHORIZATIONFAILED: 'access_not_allowed',
  EXPIRED: 'login_refused',
  UNAVAILABLE: 'server_busy',
  INUSE: 'server_busy',
  LIMIT: 'server_busy',
};

interface ImapError {
  readonly authenticationFailed?: boolean;
  readonly serverResponseCode?: string;
  readonly responseStatus?: string;
  readonly code?: string;
}

/** Whether the server offers password login by AUTHENTICATE or LOGIN (RFC 9051, 6.2.2 and 6.2.3). */
function acceptsPasswords(capabilities: ReadonlyMap<string, unknown>): boolean {
  if (capabilities.has('AUTH=PLAIN') || capabilities.has('AUTH=LOGIN')) return true;
  const mechanisms = [...capabilities.keys()].filter((name) => name.startsWith('AUTH='));
  return mechanisms.length === 0 && !capabilities.has('LOGINDISABLED');
}

function reasonOfLogin(error: unknown, passwordsAccepted: boolean): ConnectionReason {
  if (error instanceof ConnectionFailed) return error.reason;
  const { authenticationFailed, serverResponseCode = '', responseStatus, code } = (error ?? {}) as ImapError;
  const known = codes[serverResponseCode];
  if (known !== undefined) return known;
  if (authenticationFailed === true || responseStatus === 'NO')
    return passwordsAccepted ? 'login_refused' : 'passwords_not_taken';
  return code === 'GREETING_TIMEOUT' ? 'no_answer' : 'not_understood';
}

/** Tests a mailbox by IMAP over TLS: logs in and opens the inbox read-only. */
export function probeMailbox(connections: Connections, { host, port, username, password }: MailboxLogin): Probe {
  return async (run, signal) => {
    const place = await run('name', () => connections.locate({ host, port, protocol: 'imap' }, signal));
    const plain = await run('tcp', () => connections.open(place, signal));
    const secured = Promise.withResolvers<void>();
    const client = new ImapFlow({
      host: place.name,
      port,
      secure: true,
      auth: { user: username, pass: password },
      logger: false,
      disableAutoIdle: true,
      disableCompression: true,
      maxLineLength: 16 * 1024,
      maxLiteralSize: 32 * 1024,
      tls: {
        socket: plain,
        minVersion: 'TLSv1.2',
        checkServerIdentity: (name: string, certificate: PeerCertificate) => {
          const wrong = checkServerIdentity(name, certificate);
          if (wrong === undefined) secured.resolve();
          return wrong;
        },
      },
    });
    client.on('error', () => undefined);
    try {
      const connected = client.connect();
      connected.catch(() => undefined);
      await run('tls', async () => {
        await Promise.race([secured.promise, connected]).catch((error: unknown) => {
          throw new ConnectionFailed(tlsFailureReason(error));
        });
      });
      await run('login', () => withFailureReason(connected, client));
      await run('mailbox', async () => {
        await withFailureReason(client.mailboxOpen('INBOX', { readOnly: true }), client);
      });
    } finally {
      client.close();
      plain.destroy();
    }
  };
}

async function withFailureReason(work: Promise<unknown>, client: Pick<ImapFlow, 'capabilities'>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new ConnectionFailed(reasonOfLogin(error, acceptsPasswords(client.capabilities)));
  }
}
