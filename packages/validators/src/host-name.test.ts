import { describe, expect, it } from 'vitest';
import { checkHostName, isHostName } from './host-name';

const label = 'a'.repeat(63);

describe('host name', () => {
  it.each([
    ['db.example.com', 'name'],
    ['localhost', 'name'],
    ['žaga.si', 'name'],
    ['xn--aga-ipa.si', 'name'],
    ['1and1.de', 'name'],
    ['a-b.c', 'name'],
    [`${label}.${label}.${label}.${'a'.repeat(61)}`, 'name'],
    ['0.0.0.0', 'ipv4'],
    ['192.0.2.10', 'ipv4'],
    ['255.255.255.255', 'ipv4'],
    ['::1', 'ipv6'],
    ['::', 'ipv6'],
    ['1::', 'ipv6'],
    ['2001:db8::1', 'ipv6'],
    ['1:2:3:4:5:6:7:8', 'ipv6'],
    ['2001:db8:0:1:1:1:1:1', 'ipv6'],
    ['2001:0:0:1::1', 'ipv6'],
  ])('accepts %j', (value, kind) => {
    expect(checkHostName(value)).toEqual({ valid: true, normalized: value, kind });
  });

  it.each([
    '0x7f.1',
    '2130706433',
    '127.1',
    '127.0.1',
    '[::ffff:127.0.0.1]',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0',
    '0x7f000001',
    '127.0.0.01',
    '256.1.1.1',
    '1.2.3.4.5',
    '1.2.3.4.',
    'example.com.',
    '.example.com',
    'a..b',
    'a%2eb',
    'fe80::1%eth0',
    'user@host',
    'a b',
    ' a',
    'a ',
    'a\0b',
    'a\nb',
    'a/b',
    'a:80',
    'a_b',
    '-a.com',
    'a-.com',
    '１２７.0.0.1',
    'ｌocalhost',
    'a。b',
    'exa\u00admple.com',
    '\u200bexample.com',
    'ℂ.com',
    '2001:db8:0::1',
    '2001:0db8::1',
    '2001:db8::0:1',
    '0:0:0:0:0:0:0:1',
    '1::2::3',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2:3:4:5:6:7',
    '12345::',
    'g::',
    `${'a'.repeat(64)}.com`,
    `${label}.${label}.${label}.${'a'.repeat(62)}`,
    'example.0x1f',
    'example.1',
    '☃.com',
  ])('rejects %j', (value) => expect(isHostName(value)).toBe(false));

  it('normalizes to lower case and NFC', () => {
    expect(checkHostName('DB.Z\u030caga.SI')).toEqual({ valid: true, normalized: 'db.žaga.si', kind: 'name' });
    expect(checkHostName('2001:DB8::A')).toEqual({ valid: true, normalized: '2001:db8::a', kind: 'ipv6' });
  });
});
