import type { ClamdAddress } from './settings';
import { StartupError } from '../startup-error';

/** Reads `CLAMD`: `127.0.0.1:3310`, or the path of a socket. */
export function readClamd(value: string | null): ClamdAddress | null {
  if (value === null) return null;
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^(?:\[)?([\w.:-]+?)(?:\])?:(\d{1,5})$/.exec(value) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new StartupError(`CLAMD must be host:port such as 127.0.0.1:3310, or the path of a socket, not "${value}".`);
  return { host, port: Number(port) };
}
