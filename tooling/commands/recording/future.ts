import { type Account, nameTenants } from './demo.ts';
import { nameLaterInvoices } from './later-invoices.ts';
import type { Mails } from './mails.ts';
import { comeToRest } from './money.ts';
import { logIn } from './person.ts';
import { type Caller, Recorder } from './recorder.ts';
import { clockStart, startService } from './service.ts';
import { readInvoices } from './sweeps/reads.ts';
import { unfinishedWork } from './unfinished-work.ts';

/**
 * Days on which drafts are about to expire, plans renew, trials end and unpaid plans become read-only. Fractions of a day
 * keep counted days independent of seconds.
 */
const days = [24.25, 32.25, 37.25, 45.25];
const mostStarts = 8;

interface Living {
  readonly environment: NodeJS.ProcessEnv;
  readonly onOutput: (chunk: Buffer) => void;
}

/** `invoices` are the invoice numbers so far. */
interface Past {
  readonly recorder: Recorder;
  readonly mails: Mails;
  readonly invoices: ReadonlySet<string>;
}

/** Runs the service in the weeks after the recording, and records the effects of its jobs. */
export async function recordFuture(
  living: Living,
  { recorder: past, mails, invoices }: Past,
  operator: Account,
): Promise<void> {
  const recorder = new Recorder(past.base, past.book, past.operations, 'future');
  for (const day of days) {
    const caller = await finishDay(living, recorder, operator, day);
    await liveOn(living, day, mostStarts, async () => {
      await readMoney(recorder, caller, `day ${Math.floor(day)}`);
      await mails.collect(recorder);
      if (day !== days.at(-1)) return;
      await nameLaterInvoices(recorder, caller, invoices);
      await readInvoices(recorder, caller, await nameTenants(recorder, caller));
      await mails.write(recorder);
    });
  }
}

/** Restarts the service until it has completed every job of a day. Logs in once, because the number of starts varies. */
async function finishDay(living: Living, recorder: Recorder, operator: Account, day: number): Promise<Caller> {
  const since = new Date(Date.parse(clockStart) + day * 86_400_000);
  let caller: Caller | undefined;
  let left: string[] = [];
  for (let starts = 0; starts < mostStarts; starts += 1) {
    await liveOn(living, day, starts, async () => {
      caller ??= await logIn(recorder, { email: operator.email, language: 'en' }, operator.password);
      for (const { id } of await nameTenants(recorder, caller)) await comeToRest(recorder, caller, id, since);
    });
    left = await unfinishedWork(living.environment['DATA_DIR'] ?? '', since);
    if (left.length === 0 && caller !== undefined) return caller;
  }
  throw new Error(`The jobs of day ${day} do not end: ${left.join(', ')}.`);
}

/** Runs the service on a day, some minutes after its first start. */
async function liveOn({ environment, onOutput }: Living, day: number, minute: number, act: () => Promise<void>) {
  const shift = { CLOCK_SHIFT_DAYS: String(day + minute / 1440) };
  const service = await startService({ ...environment, ...shift }, / is ready at [^\n]*\n/, onOutput);
  try {
    await act();
  } finally {
    await service.stop();
  }
}

async function readMoney(recorder: Recorder, operator: Caller, note: string): Promise<void> {
  for (const { id } of await nameTenants(recorder, operator)) {
    await recorder.call(operator, 'GET', `/tenants/${id}`, { note });
    await recorder.call(operator, 'GET', `/tenants/${id}/billing`, { note });
  }
  await recorder.call(operator, 'GET', '/subscriptions?per_page=100', { note });
  await recorder.call(operator, 'GET', '/notifications', { note });
}
