import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Kind of an IP address: public, private, or special (never reachable for the service). Source: the IANA
 * special-purpose address registries (RFC 6890) as of November 2026.
 */
export type NetworkKind = 'global' | 'private' | 'special';

const blockOf = (subnets: readonly string[]): BlockList => {
  const block = new BlockList();
  for (const subnet of subnets) addSubnet(block, subnet);
  return block;
};

/** Adds a CIDR block, for example `10.0.0.0/8`. Throws `RangeError` for anything else. */
export function addSubnet(block: BlockList, subnet: string): void {
  const [network = '', length = ''] = subnet.split('/');
  const family = isIPv4(network) ? 'ipv4' : 'ipv6';
  if (!/^\d{1,3}$/.test(length) || !(isIPv4(network) || isIPv6(network))) throw new RangeError(subnet);
  block.addSubnet(network, Number(length), family);
}

const privateNetworks = blockOf(['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']);

/**
 * Cloud metadata endpoints, which serve an instance's secrets. Some lie inside private networks that an operator may
 * allow.
 */
const metadata = blockOf(['100.100.100.200/32', '168.63.129.16/32', 'fd00:ec2::/32', 'fd20:ce::254/128']);

const globalIpv6 = blockOf(['2000::/3']);

const special = blockOf([
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

/** Classifies an address in canonical form. Invalid addresses count as special. */
export function networkKind(address: string): NetworkKind {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (family === 'ipv6' && !isIPv6(address)) return 'special';
  if (metadata.check(address, family) || special.check(address, family)) return 'special';
  if (privateNetworks.check(address, family)) return 'private';
  return family === 'ipv4' || globalIpv6.check(address, family) ? 'global' : 'special';
}
