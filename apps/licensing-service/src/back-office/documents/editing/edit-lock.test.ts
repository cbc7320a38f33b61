import { describe, expect, it } from 'vitest';
import {
  becomesVersionAt,
  continuesVersion,
  type EditState,
  holdsLock,
  isLeftBehind,
  lapsesAt,
  lockSeenBy,
} from './edit-lock';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 10) + seconds * 1000);

type Session = EditState & { readonly id: string };

const session = (changed: Partial<Session> = {}): Session => ({
  id: 'own',
  program: 'word',
  lockToken: 'token',
  seenAt: at(0),
  savedAt: null,
  endedAt: null,
  ...changed,
});

const minutes = (count: number) => count * 60;

describe('the lock of a document', () => {
  it.each<[string, Partial<Session>, number | null]>([
    ['Word', {}, 180],
    ['LibreOffice', { program: 'libreoffice' }, 180],
    ['the page', { program: 'page' }, minutes(30)],
    ['a program with a later call', { seenAt: at(100) }, 280],
    ['a program without a lock', { lockToken: null }, null],
    ['a program whose session has ended', { endedAt: at(10) }, null],
  ])('of %s expires a fixed time after its last call', (_who, changed, seconds) => {
    const one = session(changed);
    expect(lapsesAt(one)).toEqual(seconds === null ? null : at(seconds));
    const last = seconds ?? 0;
    expect([holdsLock(one, at(last - 1)), holdsLock(one, at(last))]).toEqual([seconds !== null, false]);
  });

  it.each<[string, Partial<Session>, Partial<Session>, number, 'own' | 'other' | null]>([
    ['free without a lock', { lockToken: null }, { lockToken: null }, 1, null],
    ['held by the session', {}, { lockToken: null }, 1, 'own'],
    ['still held by the session after it has expired', {}, { lockToken: null }, 600, 'own'],
    ['held by the other session', { lockToken: null }, {}, 1, 'other'],
    ['free after the other session’s lock has expired', { lockToken: null }, {}, 600, null],
    [
      'held by the other session, which locked it after the own lock had expired',
      {},
      { seenAt: at(590) },
      600,
      'other',
    ],
    ['held by the session again after the other lock has expired', {}, { seenAt: at(590) }, 800, 'own'],
    ['free after the session has ended', { endedAt: at(10) }, { lockToken: null }, 20, null],
  ])('is %s', (_whose, own, other, seconds, expected) => {
    const first = session(own);
    const seen = lockSeenBy(first, [first, session({ id: 'other', ...other })], at(seconds));
    expect([seen?.holder.id ?? null, seen?.isOwn ?? false]).toEqual([expected, expected === 'own']);
  });
});

describe('saved content', () => {
  it.each<[string, Partial<Session>, number | null]>([
    ['nothing saved', {}, null],
    ['saved under a lock that is still refreshed', { savedAt: at(50), seenAt: at(100) }, 100 + 180 + minutes(15)],
    ['saved after the lock expired', { savedAt: at(600), seenAt: at(600) }, 600 + 180 + minutes(15)],
    ['saved without a lock', { savedAt: at(50), lockToken: null }, 50 + minutes(15)],
    ['saved on the page', { savedAt: at(50), program: 'page' }, minutes(45)],
    ['saved, and the session has ended', { savedAt: at(50), endedAt: at(60) }, 50],
    ['ended without a save', { endedAt: at(60) }, null],
  ])('becomes a version: %s', (_when, changed, seconds) => {
    expect(becomesVersionAt(session(changed))).toEqual(seconds === null ? null : at(seconds));
  });

  it.each<[string, Partial<Session>, number, boolean]>([
    ['nothing is saved', {}, 600, false],
    ['the lock holds', { savedAt: at(50) }, 100, false],
    ['the lock lapsed', { savedAt: at(50) }, 180, true],
    ['there was no lock', { savedAt: at(50), lockToken: null }, 60, true],
  ])('gives way to someone else: %s', (_when, changed, seconds, expected) => {
    expect(isLeftBehind(session(changed), at(seconds))).toBe(expected);
  });

  it.each<[string, Partial<Session>, number, number, boolean]>([
    ['while the lock holds', {}, 2, 100, true],
    ['while the lock holds, also beside a newer version', {}, 3, 100, true],
    ['after it lapsed', {}, 2, 600, true],
    ['without a lock', { lockToken: null }, 2, 600, true],
    ['not beside a newer version, once the lock lapsed', {}, 3, 600, false],
    ['not beside a newer version, without a lock', { lockToken: null }, 3, 1, false],
  ])('goes into the same version %s', (_when, changed, currentVersion, seconds, expected) => {
    const one = { ...session({ savedAt: at(0), ...changed }), baseVersion: 2 };
    expect(continuesVersion(one, currentVersion, at(seconds))).toBe(expected);
  });
});
