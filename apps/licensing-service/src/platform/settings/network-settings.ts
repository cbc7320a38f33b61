import { BlockList } from 'node:net';
import { addSubnet } from '../connections/network-kinds';
import { StartupError } from '../startup-error';
import { listOf } from './gateway-settings';
import type { Settings } from './settings';

/** Reads an entry of PRIVATE_NETWORKS. */
export function readNetwork(value: string): string {
  try {
    addSubnet(new BlockList(), value);
    return value;
  } catch {
    throw new StartupError(`PRIVATE_NETWORKS must hold networks such as 10.20.0.0/16, not "${value}".`);
  }
}

/** Reads TRUST_PROXY: a number of proxies, or their networks. */
export function readTrustProxy(value: string | null): Settings['trustProxy'] {
  if (value === null) return false;
  return /^\d{1,2}$/.test(value) ? Number(value) : listOf(value);
}
