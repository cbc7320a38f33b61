import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentVersions, templateFiles } from '../../schema';
import { type CrashTestService, createCrashTestService } from '../../testing/crash-test-service';
import { type BadFile, badPdfFiles, badWordFiles, tooLargeFile } from '../../testing/documents/bad-files';
import { lockForWord, openOffice, prepareOffice, saveDocument } from '../../testing/documents/document-office';
import { samplePdf } from '../../testing/files/sample-pictures';
import { sampleDocx } from '../../testing/files/sample-zip';
import type { ServiceProcess } from '../../testing/service-process';

const recovery = 30_000;
/** What the allocator may keep. */
const maximumRemaining = 20_000_000;

type Send = (file: BadFile) => Promise<Response>;

let service: CrashTestService;
let running: ServiceProcess;
let places: Readonly<Record<string, readonly [Send, readonly BadFile[]]>>;
let before: { readonly files: readonly string[]; readonly memory: number };

beforeAll(async () => {
  service = await createCrashTestService();
  const office = await openOffice(service);
  const { token, content } = await prepareOffice(office);
  const { id } = await saveDocument(office.client, content);
  const { path, lock } = await lockForWord(office, id);
  await office.close();
  running = await service.start();
  await running.ready();
  const upload = (url: string, fields: Readonly<Record<string, string>>) => (file: BadFile) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('file', new File([Uint8Array.from(file.content)], file.name));
    return service.send(url, `sid=${token}`, body);
  };
  const version = `/api/documents/${id}/versions`;
  const put: Send = ({ content: body }) =>
    fetch(service.url + path, { method: 'PUT', headers: { if: `(${lock})` }, body: Uint8Array.from(body) });
  const [word, pdf] = [await badWordFiles(), await badPdfFiles()];
  const named = (name: string, bytes: Buffer) => ({ what: `the name ${name}`, name, content: bytes });
  const wrongNames = ['a.docm', 'a.dotx', 'a.zip', 'docx'].map((name) => named(name, sampleDocx()));
  places = {
    'a template': [upload('/api/document-templates/files', {}), [...word, ...wrongNames, named('a.pdf', samplePdf())]],
    'an edited document': [upload(version, { _version: '1' }), [...word, ...wrongNames]],
    'a signed document': [upload(version, { _version: '1' }), [...pdf, named('a.png', samplePdf())]],
    'an unsigned document': [upload(version, { _version: '1', accept_unsigned: 'true' }), pdf],
    WebDAV: [put, word],
  };
  // What the first file of each kind needs is not what bad files cost.
  for (const [send, [first]] of Object.values(places)) if (first !== undefined) await send(first);
  before = { files: await storedFiles(), memory: await residentMemory() };
}, 120_000);

afterAll(async () => {
  await service.stop(running);
  await service.remove();
});

async function storedFiles(): Promise<string[]> {
  const listed = ['files', 'uploads'].map((folder) =>
    readdir(join(service.dataDir, folder), { recursive: true, withFileTypes: true }),
  );
  const entries = (await Promise.all(listed)).flat();
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

async function residentMemory(): Promise<number> {
  const status = await readFile(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

const childProcesses = () =>
  execFileSync('ps', ['--ppid', String(running.child.pid), '-o', 'args='], { encoding: 'utf8' }).split('\n');

it('bad files are refused with a sentence about the file wherever one is sent, and nothing is stored', async () => {
  for (const [place, [send, files]] of Object.entries(places)) {
    for (const file of files) {
      const answer = await send(file);
      const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> };
      const sentence = expect.stringMatching(/^[A-Z].+\.$/);
      expect([place, file.what, answer.status, errors]).toEqual([place, file.what, 422, { file: [sentence] }]);
    }
    const tooLarge = await send({ what: '21 MiB', name: files[0]?.name ?? '', content: tooLargeFile() });
    expect([place, tooLarge.status]).toEqual([place, 413]);
  }
  expect(await storedFiles()).toEqual(before.files);
}, 600_000);

it('the service has its memory back after 30 seconds, and no process is left of their checks', async ({ annotate }) => {
  const peak = await residentMemory();
  const start = performance.now();
  await vi.waitFor(async () => expect((await residentMemory()) - before.memory).toBeLessThan(maximumRemaining), {
    timeout: recovery,
    interval: 500,
  });
  const [grown, seconds] = [Math.round((peak - before.memory) / 1e6), Math.round((performance.now() - start) / 1000)];
  await annotate(`${grown} MB more after the last file; back after ${seconds} s`);
  expect(childProcesses().filter((command) => command.includes('isolated-process'))).toEqual([]);
}, 60_000);

it('the document and the templates are as before', async () => {
  await service.stop(running);
  const [versions, files] = await service.reading(async (database) => [
    await database.$count(documentVersions),
    await database.$count(templateFiles),
  ]);
  expect([versions, files]).toEqual([1, 9]);
  running = await service.start();
  await running.ready();
});
