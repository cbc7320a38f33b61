import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Settings } from '../settings/settings';
import { addSubnet, networkKind } from './network-kinds';
import { isForeignPort, type Protocol } from './protocol-ports';

/**
 * Decides which hosts the service may connect to when a user enters them. Does not apply to hosts the operator
 * configures.
 */
export interface AddressPolicy {
  /** Whether a port is allowed for this protocol. */
  readonly admitsPort: (port: number, protocol: Protocol) => boolean;
  /** Whether every address of a host, in canonical form, is allowed at this port. */
  readonly admits: (addresses: readonly string[], port: number) => Promise<boolean>;
}

export type PolicySettings = Pick<Settings, 'port' | 'databaseUrl' | 'privateNetworks'>;

/**
 * Allows public addresses and the private networks the operator lists. Never allows the service's own machine or
 * database.
 */
export function createAddressPolicy(
  { port: ownPort, databaseUrl, privateNetworks }: PolicySettings,
  ownAddresses: () => readonly string[] = machineAddresses,
): AddressPolicy {
  const listed = new BlockList();
  for (const network of privateNetworks) addSubnet(listed, network);
  const isListed = (address: string) => listed.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

  function isAdmitted(address: string): boolean {
    const kind = networkKind(address);
    if (kind === 'special') return false;
    return isListed(address) || (kind === 'global' && !ownAddresses().includes(address));
  }

  return {
    admitsPort: (port, protocol) =>
      Number.isInteger(port) && port > 0 && port < 65_536 && port !== ownPort && !isForeignPort(port, protocol),
    admits: async (addresses, port) => {
      if (addresses.length === 0 || !addresses.every(isAdmitted)) return false;
      const database = await ownDatabase(databaseUrl);
      return port !== database.port || !addresses.some((address) => database.addresses.includes(address));
    },
  };
}

function machineAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));
}

/** Address of the service's own database. Resolved on every call because DNS may change. */
async function ownDatabase(databaseUrl: string | null): Promise<{ port: number; addresses: readonly string[] }> {
  const url = databaseUrl !== null && URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (url === null || url.hostname === '') return { port: 0, addresses: [] };
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return { port: Number(url.port || 5432), addresses: found.map(({ address }) => address) };
}
