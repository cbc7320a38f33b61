import { describe, expect, it } from 'vitest';
import { createAddressPolicy, type PolicySettings } from './address-policy';

const settings: PolicySettings = { port: 4000, databaseUrl: null, privateNetworks: [] };
const policy = createAddressPolicy(settings, () => ['198.41.0.4', '2001:503:ba3e::2:30']);

const specialAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '127.0.0.1',
  '127.8.9.10',
  '169.254.0.1',
  '169.254.169.254',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'no address',
];
const privateAddresses = [
  '10.0.0.5',
  '100.64.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  'fd12::7',
  'fc00::1',
];
const publicAddresses = ['8.8.8.8', '172.32.0.1', '193.2.1.66', '2a00:1450:4014:80c::200e', '2606:4700:4700::1111'];

describe('AddressPolicy.admits', () => {
  it.each(publicAddresses)('admits the public address %s', async (address) => {
    expect(await policy.admits([address], 5432)).toBe(true);
  });

  it.each([...specialAddresses, ...privateAddresses])(
    'rejects %s, alone and next to a public address',
    async (address) => {
      expect(await policy.admits([address], 5432)).toBe(false);
      expect(await policy.admits(['8.8.8.8', address], 5432)).toBe(false);
      expect(await policy.admits([address, '8.8.8.8'], 5432)).toBe(false);
    },
  );

  it('rejects a host without addresses', async () => {
    expect(await policy.admits([], 5432)).toBe(false);
  });

  it('rejects addresses of the service’s machine', async () => {
    expect(await policy.admits(['198.41.0.4'], 5432)).toBe(false);
    expect(await policy.admits(['2001:503:ba3e::2:30'], 5432)).toBe(false);
  });

  it('admits private addresses only in the operator’s networks', async () => {
    const withPrivateNetworks = createAddressPolicy({ ...settings, privateNetworks: ['10.0.0.0/24', 'fd12::/16'] });
    expect(await withPrivateNetworks.admits(['10.0.0.5', 'fd12::7'], 5432)).toBe(true);
    expect(await withPrivateNetworks.admits(['10.0.1.5'], 5432)).toBe(false);
    expect(await withPrivateNetworks.admits(['fd13::7'], 5432)).toBe(false);
  });

  it.each(specialAddresses)(
    'rejects the special address %s even if the operator allows every network',
    async (address) => {
      const withPrivateNetworks = createAddressPolicy({ ...settings, privateNetworks: ['0.0.0.0/0', '::/0'] });
      expect(await withPrivateNetworks.admits([address], 5432)).toBe(false);
    },
  );

  it('rejects the service’s own database at any address', async () => {
    const own = { databaseUrl: 'postgresql://atrium@10.0.0.5:5433/atrium', privateNetworks: ['10.0.0.0/8'] };
    const withPrivateNetworks = createAddressPolicy({ ...settings, ...own });
    expect(await withPrivateNetworks.admits(['10.0.0.5'], 5433)).toBe(false);
    expect(await withPrivateNetworks.admits(['10.0.0.5'], 5434)).toBe(true);
    expect(await withPrivateNetworks.admits(['10.0.0.6'], 5433)).toBe(true);
    const withDefaultPort = createAddressPolicy({ ...settings, ...own, databaseUrl: 'postgresql://[fd12::7]/atrium' });
    expect(await withDefaultPort.admits(['10.0.0.5'], 5432)).toBe(true);
    const withIpv6Database = createAddressPolicy({
      ...settings,
      databaseUrl: 'postgresql://[fd12::7]/atrium',
      privateNetworks: ['fd12::/16'],
    });
    expect(await withIpv6Database.admits(['fd12::7'], 5432)).toBe(false);
  });
});

describe('AddressPolicy.admitsPort', () => {
  it.each([5432, 3306, 1, 4000, 22, 25, 80, 443, 993, 6379, 0, -1, 65_536, 5432.5, Number.NaN])(
    'admits only port 5432 for PostgreSQL: %s',
    (port) => expect(policy.admitsPort(port, 'postgresql')).toBe(port === 5432),
  );

  it('admits the default port of a protocol and unassigned ports', () => {
    for (const [protocol, port] of [
      ['postgresql', 5432],
      ['mysql', 3306],
      ['imap', 993],
    ] as const) {
      expect([5432, 3306, 993].filter((one) => policy.admitsPort(one, protocol))).toEqual([port]);
      expect([15_432, 33_060, 65_535].every((one) => policy.admitsPort(one, protocol))).toBe(true);
    }
  });
});
