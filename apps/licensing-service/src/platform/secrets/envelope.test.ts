import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EnvelopeRefused, seal, unseal } from './envelope';

const first = { id: 'k1', key: randomBytes(32) };
const second = { id: 'k2', key: randomBytes(32) };
const place = 'tenant_secrets|envelope|application.password|1';

describe('an envelope', () => {
  it('opens with the key it names, in the place it was made for', () => {
    const envelope = seal(first, Buffer.from('skrivnost č'), place);
    expect(envelope).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(unseal([second, first], envelope, place).toString()).toBe('skrivnost č');
  });

  it('is different each time', () => {
    expect(seal(first, Buffer.from('a'), place)).not.toBe(seal(first, Buffer.from('a'), place));
  });

  it.each([
    ['another row', (envelope: string) => unseal([first], envelope, `${place}2`)],
    ['an unknown key', (envelope: string) => unseal([second], envelope, place)],
    ['the right name with another key', (envelope: string) => unseal([{ ...second, id: 'k1' }], envelope, place)],
    [
      'a changed byte',
      (envelope: string) =>
        unseal(
          [first],
          envelope.replace(/\.([\w-])([\w-]+)$/, (_, a: string, rest: string) => `.${a === 'A' ? 'B' : 'A'}${rest}`),
          place,
        ),
    ],
    ['a shortened tag', (envelope: string) => unseal([first], envelope.slice(0, -6), place)],
    ['no envelope at all', () => unseal([first], 'plain', place)],
  ])('does not open with %s', (_, open) => {
    const envelope = seal(first, Buffer.from('secret'), place);
    expect(() => open(envelope)).toThrow(EnvelopeRefused);
  });
});
