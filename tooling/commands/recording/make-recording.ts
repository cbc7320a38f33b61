import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCompanies } from '../demo-data.ts';
import { liveThroughPast } from '../demo-past.ts';
import { liveInPresent } from '../demo-subscriptions.ts';
import { freePort } from '@atrium/vitest-config/free-port';
import { recordFailedCreations } from './failing-service.ts';
import { recordFuture } from './future.ts';
import { recordDatabase } from './database.ts';
import { accountOf, logInPeople } from './demo.ts';
import { recordLimits } from './limits.ts';
import { invoiceNumbers } from './later-invoices.ts';
import { LogLines } from './log-lines.ts';
import { Mails } from './mails.ts';
import { Notebook } from './notebook.ts';
import { type OpenapiDocument, operationsOf } from './openapi.ts';
import { playActs } from './play-acts.ts';
import { Recorder } from './recorder.ts';
import { environmentFor, startService } from './service.ts';
import { readPages } from './sweeps/pages.ts';
import { readEverything } from './sweeps/reads.ts';
import { sendWrongCalls } from './sweeps/unsafe.ts';
import { openVendors } from './vendors/open-vendors.ts';

const lap = (name: string) => console.log(`${name} (${Math.round(performance.now() / 1000)} s)`);

/** Records the built service into an empty folder, and returns a summary. */
export async function makeRecording(folder: string, dataDir: string): Promise<string> {
  const vendors = await openVendors();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const environment = environmentFor({ port, dataDir }, vendors.environment);
  const book = new Notebook();
  book.hide(base, '<base>');
  book.hide(`127.0.0.1:${port}`, '<host>');
  const log = new LogLines();
  lap('Living through the past of the demo …');
  const { office, subscriber } = await liveThroughPast(environment, base);
  const service = await startService(environment, / is ready at /, log.add);
  try {
    const others = [...office, ...(await addCompanies(base))];
    await liveInPresent(base, subscriber);
    const past = await recordCalls({ folder, dataDir }, base, book, [...others, subscriber]);
    await service.stop();
    await recordLimits(environment, past.recorder, past.people);
    lap('Living through the weeks that follow …');
    await recordFuture({ environment, onOutput: log.add }, past, accountOf(others, 'operator'));
    return summarize(past.recorder, folder, {
      'kinds of log lines': log.write(book),
      'audit rows': await recordDatabase(dataDir, book),
      'e-mails': past.mails.count,
    });
  } finally {
    await service.stop();
    vendors.close();
  }
}

async function recordCalls(
  { folder, dataDir }: { folder: string; dataDir: string },
  base: string,
  book: Notebook,
  accounts: { email: string; password: string }[],
) {
  const document = (await (await fetch(`${base}/api/openapi.json`)).json()) as OpenapiDocument;
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2).replaceAll(base, '<base>')}\n`);
  const recorder = new Recorder(base, book, operationsOf(document));
  const place = { port: await freePort(), dataDir: `${dataDir}-failing` };
  const failing = recordFailedCreations(place, book, recorder.operations);
  const mails = new Mails();
  const people = await logInPeople(recorder, accounts);
  lap('Reading everything …');
  await readEverything(recorder, people);
  await mails.collect(recorder);
  lap('Playing the acts …');
  await playActs(recorder, people, mails);
  lap('Sending wrong calls …');
  await sendWrongCalls(recorder, people, 'x');
  await readPages(recorder, people.operator);
  await mails.collect(recorder);
  for (const id of (await failing).succeeded) recorder.succeeded.add(id);
  return { recorder, people, mails, invoices: await invoiceNumbers(recorder, people.operator) };
}

function summarize({ book, operations, succeeded, headerSets }: Recorder, folder: string, more: object): string {
  const never = operations.map(({ id }) => id).filter((id) => !succeeded.has(id));
  book.add('operations-without-success.txt', never.join('\n'));
  book.add('headers.txt', headerSets.write());
  const all = { operations: operations.length, ...book.counts, ...more, files: book.write(folder) + 1 };
  const lines = Object.entries(all).map(([name, count]) => `  ${count} ${name}`);
  return ['Recorded:', ...lines, `Never answered 2xx: ${never.join(', ') || 'none'}`].join('\n');
}
