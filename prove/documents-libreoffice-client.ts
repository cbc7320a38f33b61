import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct } from '../tooling/commands/build.ts';
import { installMissing } from '../tooling/commands/real-servers.ts';
import { root, run } from '../tooling/commands/shell.mjs';
import { startDocumentService } from './document-service.ts';

const libreOffice = { name: 'LibreOffice', program: '/usr/bin/soffice', from: 'libreoffice-writer-nogui' };
const python = {
  name: 'Python for LibreOffice',
  program: '/usr/lib/python3/dist-packages/uno.py',
  from: 'python3-uno',
};

/** Opens, locks, saves and closes a document of the product with Debian's LibreOffice: exactly one new version. */
export async function proveLibreOfficeClient(): Promise<boolean> {
  await installMissing([libreOffice, python]);
  if (![libreOffice, python].every(({ program }) => existsSync(program))) {
    console.log("LibreOffice is not installed: install Debian's libreoffice-writer-nogui and python3-uno.");
    return false;
  }
  await buildProduct();
  const service = await startDocumentService();
  try {
    const documentId = await service.addLetter();
    const sessions = `/documents/${documentId}/edit-sessions`;
    const { address } = await service.send<{ address: string }>('POST', sessions, { program: 'libreoffice' });
    const edited = await editInLibreOffice(address);
    const versions = await service.send<Versions>('GET', `/documents/${documentId}/versions`);
    const kinds = versions.data.map(({ kind }) => kind).join(', ');
    const { data: locks } = await service.send<EditSessions>('GET', sessions);
    const isLocked = locks.some(({ locked_at: lockedAt }) => lockedAt !== null);
    console.log(`LibreOffice: ${edited}; versions: ${kinds}; ${isLocked ? 'still locked' : 'unlocked'}`);
    return edited === 'writable' && kinds === 'edited, generated' && !isLocked;
  } finally {
    await service.stop();
  }
}

interface Versions {
  readonly data: readonly { readonly kind: string }[];
}

interface EditSessions {
  readonly data: readonly { readonly locked_at: string | null }[];
}

/** Appends a line to the document at the address. Returns what the client printed. */
async function editInLibreOffice(address: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'atrium-libreoffice-'));
  const pipe = `atrium-${process.pid}`;
  const office = spawn(
    libreOffice.program,
    [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      `--accept=pipe,name=${pipe};urp;`,
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = once(office, 'close');
  try {
    const { code, output } = await run(['/usr/bin/python3', 'prove/edit-in-libreoffice.py', pipe, address], {
      cwd: root,
      quiet: true,
    });
    if (code !== 0) console.log(output);
    // The client ends LibreOffice when it is done.
    if (code !== 0 && office.pid !== undefined) process.kill(-office.pid, 'SIGKILL');
    return output.trim();
  } finally {
    await ended;
    rmSync(profile, { recursive: true, force: true });
  }
}
