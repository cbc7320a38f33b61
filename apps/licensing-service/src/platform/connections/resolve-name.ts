import { Resolver } from 'node:dns/promises';
import { ConnectionFailed } from './connection-failed';

/** All addresses of a name, IPv4 first; none where the name does not exist. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const absent = ['ENOTFOUND', 'ENODATA'];

/** Asks the machine's name servers; can be aborted; `servers` are others, as `127.0.0.1:5353`. */
export function createResolveName(servers?: readonly string[]): ResolveName {
  return async (name, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1500, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const giveUp = () => resolver.cancel();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length === 0 && !answers.every(isAbsent)) throw new ConnectionFailed('name_unanswered');
      return addresses;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}

const isAbsent = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'rejected' && absent.includes((answer.reason as NodeJS.ErrnoException).code ?? '');
