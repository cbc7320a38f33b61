import { describe, expect, it } from 'vitest';
import { checkConditions, checkWritable } from './check-writable';
import type { DavFile, DavLock } from './dav-resource';
import { parseIf } from './parse-if';

const at = new Date('2026-11-22T10:00:00Z');
const lock: DavLock = { token: 'opaquelocktoken:1', owner: 'Ana', seconds: 180, isOwn: true };
const file: DavFile = {
  name: 'ponudba.docx',
  mediaType: 'application/octet-stream',
  size: 4,
  createdAt: at,
  modifiedAt: at,
  etag: '"v1"',
  lock,
};
const href = '/dav/t/ponudba%20%C5%A1.docx';

function statusOf(run: () => unknown): number {
  try {
    run();
    return 204;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

describe('the If header', () => {
  it.each([
    ['(<opaquelocktoken:1>)', 204],
    ['(<opaquelocktoken:1> ["v1"])', 204],
    ['(["v1"]) (<opaquelocktoken:1>)', 204],
    ['(<opaquelocktoken:1> ["v0"])', 412],
    ['(<opaquelocktoken:1> ["v0"]) (<opaquelocktoken:1> Not ["v0"])', 204],
    ['(<opaquelocktoken:1>) (Not <DAV:no-lock>)', 204],
    ['(<opaquelocktoken:1>) (not <DAV:no-lock> ["v1"])', 204],
    ['(<opaquelocktoken:12>)', 412],
    ['(<opaquelocktoken:>)', 412],
    ['(<xopaquelocktoken:1>)', 412],
    ['(<OPAQUELOCKTOKEN:1>)', 412],
    ['([W/"v1"] <opaquelocktoken:1>)', 412],
    ['(Not <opaquelocktoken:1>)', 412],
    ['(Not <opaquelocktoken:2>)', 423],
    ['(["v1"])', 423],
    [`<http://elsewhere.example${href}> (<opaquelocktoken:1>)`, 204],
    ['</dav/t/ponudba%20%c5%a1.docx> (<opaquelocktoken:1>)', 204],
    ['</dav/t/another.docx> (<opaquelocktoken:1>)', 412],
    ['</dav/t/another.docx> (Not <opaquelocktoken:1>)', 423],
    [`</dav/t/another.docx> (["v1"]) <${href}> (["v1"] <opaquelocktoken:1>)`, 204],
    ['', 400],
    ['()', 400],
    ['(Not)', 400],
    ['(Not Not ["v1"])', 400],
    ['(["v1"]', 400],
    ['["v1"]', 400],
    ['(["v1"]) x', 400],
    ['([v1])', 400],
    ['(<opaquelocktoken:1)', 400],
    ['<a> <b> (["v1"])', 400],
    ['(["v1"]) <a> (["v1"])', 400],
    ['</dav/t/another.docx>', 400],
    ['(("v1"))', 400],
  ])('%s writes with %i', (header, status) => {
    expect(statusOf(() => checkWritable({ headers: { if: header }, href }, file))).toBe(status);
  });

  it.each([
    [{}, file, 423],
    [{}, { ...file, lock: null }, 204],
    [{ if: '(<opaquelocktoken:1>)' }, { ...file, lock: null }, 412],
    [{ if: '(<opaquelocktoken:1>)' }, { ...file, lock: { ...lock, isOwn: false } }, 412],
    [{ if: '(Not <DAV:no-lock>)' }, { ...file, lock: { ...lock, isOwn: false } }, 423],
    [{ 'if-match': '"v0", "v1"' }, { ...file, lock: null }, 204],
    [{ 'if-match': '*' }, { ...file, lock: null }, 204],
    [{ 'if-match': '"v0"' }, { ...file, lock: null }, 412],
    [{ 'if-none-match': '*' }, { ...file, lock: null }, 412],
    [{ 'if-none-match': '"v0"' }, { ...file, lock: null }, 204],
  ])('and others, %j, of a file in another state', (headers, state, status) => {
    expect(statusOf(() => checkWritable({ headers, href }, state))).toBe(status);
  });

  it.each([
    '('.repeat(16_000),
    '(<'.repeat(8000),
    '(["'.repeat(5000),
    `(${'Not '.repeat(4000)}`,
    `(${'[W/"a"]'.repeat(2000)}`,
    ' '.repeat(16_000),
    `(${' '.repeat(16_000)}`,
    `</${'%'.repeat(15_000)}> (["v1"])`,
  ])('is read in linear time', (header) => {
    const start = performance.now();
    parseIf(header);
    statusOf(() => checkConditions({ headers: { if: header }, href }, file));
    expect(performance.now() - start).toBeLessThan(100);
  });
});
