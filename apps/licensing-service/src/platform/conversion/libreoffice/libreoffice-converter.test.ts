import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { documentStyle } from '../../pdf/document-style';
import { printPdf } from '../../pdf/print-pdf';
import { ConversionFailed } from '../conversion-failed';
import { createLibreOfficeConverter } from './libreoffice-converter';

const folder = mkdtempSync(join(tmpdir(), 'atrium-soffice-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'made.pdf'), await printPdf({ content: 'Ponudba', defaultStyle: documentStyle }));

/** A program in place of `soffice`, which runs the lines of a script in the folder of its document. */
function standIn(name: string, ...lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  return path;
}
const convert = (program: string, milliseconds?: number) =>
  createLibreOfficeConverter(program, milliseconds)
    .convert(Buffer.from('docx'))
    .catch((error: unknown) => (error instanceof ConversionFailed ? error.reason : error));
const copy = `cp '${join(folder, 'made.pdf')}' document.pdf`;

it('gives LibreOffice the document, a profile of its own, our fonts, and no secret', async () => {
  vi.stubEnv('SECRET_KEYS', 'k:secret');
  const program = standIn(
    'convert',
    'set -e',
    'test "$(cat document.docx)" = docx',
    'test -z "$SECRET_KEYS"',
    'grep -q DisableMacrosExecution profile/user/registrymodifications.xcu',
    'grep -q Carlito "$FONTCONFIG_FILE"',
    'case "$1" in -env:UserInstallation=file://*/profile) ;; *) exit 1 ;; esac',
    copy,
  );
  expect(await convert(program)).toMatchObject({ pages: 1, warnings: [], renderer: 'libreoffice (pdfmake)' });
});

it.each([
  ['writes nothing', 'unreadable', ['true']],
  ['writes no PDF', 'unreadable', ['echo damaged > document.pdf']],
  ['fails', 'unreadable', [copy, 'exit 81']],
  ['is ended by a signal', 'too_costly', [copy, 'kill -SEGV $$']],
  ['writes a huge file', 'too_costly', ['head -c 200000000 /dev/zero > document.pdf']],
] as const)('says why there is no PDF when LibreOffice %s', async (name, reason, lines) => {
  expect(await convert(standIn(name.replaceAll(' ', '-'), ...lines))).toBe(reason);
});

it('says that LibreOffice is missing', async () => {
  expect(await convert(join(folder, 'missing'))).toBe('unavailable');
});

it('kills LibreOffice with all of its processes, and leaves no folder', async () => {
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  const child = join(folder, 'child');
  expect(await convert(standIn('hang', `sleep 60 & echo $! > '${child}'`, 'sleep 60'), 500)).toBe('too_costly');
  expect(readdirSync(temporary)).toEqual([]);
  await vi.waitFor(() => expect(commandOf(readFileSync(child, 'utf8').trim())).toBe(''));
});

/** Command line of a process; empty if it has ended, even before its parent has read the exit code. */
function commandOf(pid: string): string {
  const path = `/proc/${pid}/cmdline`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
