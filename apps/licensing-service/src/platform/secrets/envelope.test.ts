import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './envelope';
import { EnvelopeError } from './envelope-error';

const first = { id: 'k1', key: randomBytes(32) };
const second = { id: 'k2', key: randomBytes(32) };
const context = 'tenant_secrets|envelope|application.password|1';

describe('secret envelope', () => {
  it('decrypts with the key it names, in the context it was created for', () => {
    const envelope = seal(first, Buffer.from('skrivnost č'), context);
    expect(envelope).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(unseal([second, first], envelope, context).toString()).toBe('skrivnost č');
  });

  it('is different for each encryption of the same text', () => {
    expect(seal(first, Buffer.from('a'), context)).not.toBe(seal(first, Buffer.from('a'), context));
  });

  it.each([
    ['another row', (envelope: string) => unseal([first], envelope, `${context}2`)],
    ['an unknown key', (envelope: string) => unseal([second], envelope, context)],
    ['the right name with another key', (envelope: string) => unseal([{ ...second, id: 'k1' }], envelope, context)],
    [
      'a changed byte',
      (envelope: string) =>
        unseal(
          [first],
          envelope.replace(/\.([\w-])([\w-]+)$/, (_, a: string, rest: string) => `.${a === 'A' ? 'B' : 'A'}${rest}`),
          context,
        ),
    ],
    ['a shortened tag', (envelope: string) => unseal([first], envelope.slice(0, -6), context)],
    ['no envelope at all', () => unseal([first], 'plain', context)],
  ])('cannot be decrypted with %s', (_, open) => {
    const envelope = seal(first, Buffer.from('secret'), context);
    expect(() => open(envelope)).toThrow(EnvelopeError);
  });
});
