import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { buildProduct } from './build.ts';
import type { Account } from './demo-calls.ts';
import { addCompanies } from './demo-data.ts';
import { filledFolder } from './demo-folder.ts';
import { liveThroughPast } from './demo-past.ts';
import { liveInPresent } from './demo-subscriptions.ts';
import { isFree } from '@atrium/vitest-config/free-port';
import { runService } from './running-service.ts';
import { become, node24, root, stop } from './shell.mjs';

const port = process.env.PORT ?? '4000';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data-demo');
const base = `http://127.0.0.1:${port}`;
const seller = parseEnv(readFileSync(join(root, 'tooling/commands/sample-seller.env'), 'utf8'));
const environment = { ...seller, ...process.env, PORT: port, DATA_DIR: dataDir };

if (!(await isFree(Number(port), process.env.HOST ?? '127.0.0.1')))
  stop(`Port ${port} is already in use. Stop the other program, or set PORT to a free one.`);
await buildProduct();

const accounts = await filledFolder(dataDir, fill).catch((error: Error) => stop(error.message));
console.log('\nAccounts of the demo:');
for (const { email, password, role } of accounts) console.log(`  ${email}  ${password}  (${role})`);
console.log();
become([node24, 'apps/licensing-service/dist/server.js'], { env: environment });

async function fill(): Promise<Account[]> {
  console.log('Simulating the last three months …');
  const { office, subscriber } = await liveThroughPast(environment, base);
  const service = await runService({ environment, ready: / is ready at / });
  try {
    console.log('Adding the sample data …');
    const others = await addCompanies(base);
    await liveInPresent(base, subscriber);
    return [...office, ...others, subscriber];
  } finally {
    await service.stop();
  }
}
