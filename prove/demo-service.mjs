import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemo } from '../tooling/commands/demo-data.mjs';
import { node24, root } from '../tooling/commands/shell.mjs';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function signIn(base, { email, password }) {
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${base}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0].split(';', 1)[0];
}

/** The built service with the demo's data in a folder of its own, and a customer's session in it. */
export async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-prove-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(node24, ['apps/licensing-service/dist/server.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LIMIT_USER_PER_MINUTE: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const link = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const token = /administrator=(\S+)/.exec(printed)?.[1];
      if (token && printed.includes(`${base}/outbox`)) resolve(token);
    });
    void ended.then(() => reject(new Error(`The service ended before it was ready:\n${printed}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const accounts = await fillDemo(base, link);
    const cookie = await signIn(
      base,
      accounts.find(({ role }) => role.startsWith('customer')),
    );
    const list = await fetch(`${base}/api/tenants?filter[state]=active`, { headers: { ...headers, cookie } });
    const [{ id: tenantId }] = (await list.json()).data;
    return { base, cookie, tenantId, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
