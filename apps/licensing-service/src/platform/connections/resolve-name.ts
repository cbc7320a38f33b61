import { Resolver } from 'node:dns/promises';
import { ConnectionFailed } from './connection-failed';

/** Resolves a name to all its addresses, IPv4 first. Empty if the name does not exist. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const notFoundCodes = ['ENOTFOUND', 'ENODATA'];

/** Queries the system's name servers, or `servers` (for example `127.0.0.1:5353`). Supports abort. */
export function createResolveName(servers?: readonly string[]): ResolveName {
  return async (name, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1500, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length === 0 && !answers.every(isNotFound)) throw new ConnectionFailed('name_unanswered');
      return addresses;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

const isNotFound = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'rejected' && notFoundCodes.includes((answer.reason as NodeJS.ErrnoException).code ?? '');
