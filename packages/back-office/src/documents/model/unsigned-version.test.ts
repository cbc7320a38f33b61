import type { DocumentVersion } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { unsignedVersion } from './unsigned-version';

const version = (number: number, kind: DocumentVersion['kind'], rest: Partial<DocumentVersion> = {}) => ({
  number,
  kind,
  signature: null,
  parent: number === 1 ? null : number - 1,
  restored_from: null,
  word: false,
  pages: 1,
  size: 1,
  warnings: [],
  author: { id: '1', full_name: 'Maja Kovač' },
  created_at: '2026-11-21T09:42:00.000Z',
  ...rest,
});

describe('the version that a drawing starts from', () => {
  it.each([
    ['an unsigned one', [version(1, 'generated')], 1, 1],
    ['the one before a signature', [version(2, 'signed'), version(1, 'edited')], 2, 1],
    ['the one before two signatures', [version(3, 'signed'), version(2, 'signed'), version(1, 'drawn')], 3, 1],
    [
      'the one before a signature that was restored',
      [version(4, 'signed', { restored_from: 2 }), version(3, 'edited'), version(2, 'signed'), version(1, 'drawn')],
      4,
      1,
    ],
    ['none, if the first one is signed', [version(2, 'signed'), version(1, 'signed')], 2, undefined],
    ['none, if it does not exist', [], 1, undefined],
  ])('is %s', (_, versions, number, expected) => {
    expect(unsignedVersion(versions, number)?.number).toBe(expected);
  });
});
