import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Settings } from '../settings/settings';
import { addSubnet, networkKind } from './network-kinds';
import { isForeignPort, type Protocol } from './protocol-ports';

/** Where the service goes when a person names a host. Addresses that the operator has set are not its business. */
export interface AddressPolicy {
  /** Whether a port may be connected to in order to speak this protocol. */
  readonly admitsPort: (port: number, protocol: Protocol) => boolean;
  /** Whether every one of a host's addresses, in canonical spelling, may be connected to at this port. */
  readonly admits: (addresses: readonly string[], port: number) => Promise<boolean>;
}

export type PolicySettings = Pick<Settings, 'port' | 'databaseUrl' | 'privateNetworks'>;

/** Everybody's addresses, and of private ones those the operator lists; never the service's own machine or database. */
export function createAddressPolicy(
  { port: ownPort, databaseUrl, privateNetworks }: PolicySettings,
  ownAddresses: () => readonly string[] = addressesOfMachine,
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

function addressesOfMachine(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));
}

/** Where the service's own database answers; looked up each time, since its name may move. */
async function ownDatabase(databaseUrl: string | null): Promise<{ port: number; addresses: readonly string[] }> {
  const url = databaseUrl !== null && URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (url === null || url.hostname === '') return { port: 0, addresses: [] };
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return { port: Number(url.port || 5432), addresses: found.map(({ address }) => address) };
}
