import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { copySubscriptions } from '../../../testing/copy-subscriptions';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { transferSettings } from '../../../testing/test-settings';
import { collectGarbage } from '../../../platform';
import type { PaymentGateway } from '../../gateways/payment-gateway';
import { advanceSubscriptions } from './advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));

const count = Number(process.env['SUBSCRIPTIONS'] ?? 10_000);
const due = count / 10;
const mostSeconds = 60;
const mostMegabytes = 50;

/** Authorises and captures everything at once. */
const stub: PaymentGateway = {
  name: 'sandbox',
  minimumCharge: 50,
  prepareCard: () => Promise.reject(new Error('No card is added.')),
  setUp: () => Promise.reject(new Error('No card is saved.')),
  forgetCard: () => Promise.resolve(),
  find: () => Promise.resolve(null),
  authorise: ({ key }) => Promise.resolve({ state: 'authorised', ref: key }),
  capture: (ref) => Promise.resolve({ state: 'captured', ref }),
  void: (ref) => Promise.resolve({ state: 'voided', ref }),
  close: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  status: (ref) => Promise.resolve({ state: 'captured', ref }),
};

/** All were checked the day before. Of every ten due ones, seven pay by card, one by transfer, one has cancelled, and one is a trial that ends. */
async function varyCopies(): Promise<void> {
  await test.database.execute(sql`update subscriptions set checked_on = '2026-12-20'`);
  await test.database.execute(sql`
    delete from payment_methods where id in (select new_card from copies where n / 10 % 10 = 1 and shift = 0)`);
  await test.database.execute(sql`
    update subscriptions set cancels = true where tenant_id in (select new_tenant from copies where n / 10 % 10 = 2 and shift = 0)`);
  await test.database.execute(sql`
    update subscriptions set kind = 'trial', trial_ends_at = ${time.clock().toISOString()}
    where tenant_id in (select new_tenant from copies where n / 10 % 10 = 3 and shift = 0)`);
}

/** What the job did, by state. */
async function done() {
  const { rows } = await test.database.execute<Record<'renewed' | 'overdue' | 'ended' | 'readOnly', number>>(sql`
    select (select count(*)::int from payments where kind = 'renewal' and state = 'captured') as "renewed",
      (select count(*)::int from subscriptions where overdue_since is not null) as "overdue",
      (select count(*)::int from subscriptions where ended_at is not null) as "ended",
      (select count(*)::int from subscriptions where read_only) as "readOnly"`);
  return rows[0];
}

/** Bytes of the heap that are in use. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Runs the job. Returns its seconds, those of the processor, and the memory that it added at most and kept, in MB. */
async function measure() {
  const before = heapInUse();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, heapInUse())), 5000);
  const start = performance.now();
  const atStart = process.cpuUsage();
  await advanceSubscriptions({ ...test.dependencies, gateways: new Map([[stub.name, stub]]) });
  clearInterval(sampling);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(atStart);
  const megabytes = (bytes: number) => Math.round((bytes - before) / 1e6);
  return { seconds, processor: (user + system) / 1e6, peak: megabytes(most), kept: megabytes(heapInUse()) };
}

it(
  `advances ${count} subscriptions, a tenth of them due, in time and in flat memory`,
  { timeout: 600_000 },
  async () => {
    const id = await paidTenant(test, owner, newName());
    await copySubscriptions(test.database, id, count - 1);
    time.set(new Date('2026-12-21T08:00:00.000Z'));
    await varyCopies();
    const first = await measure();
    const after = await done();
    const second = await measure();
    for (const { seconds, processor, peak, kept } of [first, second])
      process.stdout.write(
        `↳ ${count} subscriptions: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} of processor; ${peak} MB more in use at most, ${kept} MB after\n`,
      );
    expect(after).toEqual({
      renewed: due * 0.7,
      overdue: due * 0.1,
      ended: due * 0.1,
      readOnly: due * 0.2,
    });
    expect(await done()).toEqual(after);
    expect(first.seconds).toBeLessThan(mostSeconds);
    expect(first.peak).toBeLessThan(mostMegabytes);
  },
);
