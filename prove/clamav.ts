import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../tooling/commands/build.ts';
import { drawPicture } from '../tooling/commands/demo-pictures.ts';
import { freePort } from '../tooling/vitest/free-port.ts';
import { clamAv, installMissing } from '../tooling/commands/real-servers.ts';
import { waitUntil } from '../tooling/commands/wait-until.ts';
import { startMediaService } from './media-service.ts';

/** The EICAR test file, in parts, so that no scanner finds it in this file. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$`, 'EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Uploads to a service that scans with Debian's ClamAV, whose database is one signature of our own. */
export async function proveClamAv(): Promise<boolean> {
  await installMissing([clamAv]);
  if (!existsSync(clamAv.program)) {
    console.log("ClamAV is not installed: install Debian's clamav-daemon.");
    return false;
  }
  await buildProduct();
  const scanner = await startScanner();
  const service = await startMediaService({ CLAMD: `127.0.0.1:${scanner.port}` });
  try {
    const picture = drawPicture([96, 140, 120]);
    const found = 'The virus scanner found a virus in this file.';
    const cases = [
      ['a clean picture', 201, '', await service.upload('slika.png', picture)],
      ['EICAR', 422, found, await service.upload('eicar.pdf', eicar)],
      ['EICAR behind a picture', 422, found, await service.upload('slika.png', Buffer.concat([picture, eicar]))],
    ] as const;
    await scanner.stop();
    const unreachable = ['a picture without a scanner', 503, '', await service.upload('slika.png', picture)] as const;
    return [...cases, unreachable].map(check).every(Boolean);
  } finally {
    await service.stop();
    await scanner.stop();
  }
}

function check([name, status, message, answer]: readonly [
  string,
  number,
  string,
  { readonly status: number; readonly messages: readonly string[] },
]): boolean {
  const passes = answer.status === status && answer.messages.join() === message;
  console.log(`${name}: ${answer.status} ${answer.messages.join()}${passes ? '' : `, expected ${status} ${message}`}`);
  return passes;
}

async function startScanner(): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-clamav-'));
  const port = await freePort();
  writeFileSync(join(folder, 'own.ndb'), `Atrium.Eicar:0:*:${eicar.toString('hex')}\n`);
  const settings = [`TCPSocket ${port}`, 'TCPAddr 127.0.0.1', `DatabaseDirectory ${folder}`, 'Foreground yes'];
  const configuration = join(folder, 'clamd.conf');
  writeFileSync(configuration, `${settings.join('\n')}\n`);
  const daemon = spawn(clamAv.program, ['--config-file', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => daemon.once('close', () => resolve()));
  const stop = async () => {
    daemon.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await waitUntil(() => isListening(port), 60_000))) {
    await stop();
    throw new Error('ClamAV did not start.');
  }
  return { port, stop };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
