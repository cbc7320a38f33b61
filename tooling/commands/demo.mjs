import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { buildProduct } from './build.mjs';
import { fillDemo } from './demo-data.mjs';
import { liveInPresent, liveThroughPast } from './demo-subscriptions.mjs';
import { ensureInstalled } from './install.mjs';
import { node24, root } from './shell.mjs';
import { until } from './until.mjs';

const port = process.env.PORT ?? '4000';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data-demo');
const accountsFile = join(dataDir, 'demo-accounts.json');
const base = `http://127.0.0.1:${port}`;

await ensureInstalled('product');
await buildProduct();

const isNew = !existsSync(dataDir);
const seller = parseEnv(readFileSync(join(root, 'tooling/commands/sample-seller.env'), 'utf8'));
const environment = { ...seller, ...process.env, PORT: port, DATA_DIR: dataDir };
if (isNew) console.log('Living through the last weeks …');
const subscriber = isNew ? await liveThroughPast(environment, port) : null;

const service = spawn(node24, ['apps/licensing-service/dist/server.js'], {
  cwd: root,
  env: environment,
  stdio: ['inherit', 'pipe', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.on('close', (code) => process.exit(code ?? 1));

let printed = '';
service.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  printed += chunk;
});
await until(() => printed.includes(`${base}/outbox`));
const link = await until(() => /administrator=(\S+)/.exec(printed)?.[1] ?? existsSync(accountsFile));

if (!existsSync(accountsFile)) {
  console.log('Filling in the sample data …');
  const filled = await fillDemo(base, typeof link === 'string' ? link : '');
  if (subscriber !== null) {
    await liveInPresent(base, subscriber);
    filled.push(subscriber);
  }
  writeFileSync(accountsFile, JSON.stringify(filled, null, 2), { mode: 0o600 });
}
console.log('\nAccounts of the demo:');
for (const { email, password, role } of JSON.parse(readFileSync(accountsFile, 'utf8'))) {
  console.log(`  ${email}  ${password}  (${role})`);
}
