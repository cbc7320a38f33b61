import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root } from '../tooling/commands/shell.mjs';

const { Client } = createRequire(join(root, 'apps/licensing-service/package.json'))('pg');

/** The built service over a database of its own on the server. */
export async function startService(serverUrl, name) {
  const administration = new Client({ connectionString: serverUrl });
  await administration.connect();
  await administration.query(`create database ${name}`);
  await administration.end();
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-lists-'));
  const port = await freePort();
  const child = spawn(node24, ['apps/licensing-service/dist/server.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LIMIT_USER_PER_MINUTE: '1000000',
      LIMIT_ANONYMOUS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stdout.resume();
  const base = `http://127.0.0.1:${port}/api`;
  await answers(`${base}/health/ready`, ended);
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return {
    base,
    databaseUrl,
    /** The most it has held so far, in MB. */
    memory: async () => Math.round(Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) / 1000),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url, ended) {
  const process = { over: false };
  void ended.then(() => (process.over = true));
  while (!process.over) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The service ended before it was ready.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
