import { Temporal } from 'temporal-polyfill';
import type { PriceList } from '@atrium/api-client/contract';
import type { Company, Prices } from '@atrium/vitest-config/billing-scenario';
import { billingJobs } from '../../billing';
import { localDay, startOfLocalDay } from '../../platform';
import { priceListVersions } from '../../schema';
import { tenantsJobs } from '../../tenants';
import { slovenian } from '../addresses';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../tenants-app';
import type { TestAppOptions } from '../test-app';
import { type TestClock, testClock } from '../test-clock';
import { testSeller } from '../test-invoices';
import { testSettings } from '../test-settings';
import { openViesServer } from '../vendors/vies-server';

export type ViesAnswer = 'valid' | 'invalid' | 'silent';

/** A service with a moving clock, one owner and one operator. */
export interface BillingWorld {
  readonly test: TenantsApp;
  readonly time: TestClock;
  readonly owner: Person;
  readonly operator: Person;
  /** The card that was added last. */
  card: string | null;
  company: Company;
  /** Name of the company and part of its URL. */
  readonly name: string;
  tenantId: string;
  /** Jobs that the service runs by itself. */
  readonly jobs: typeof scheduledJobs;
  /** Until this day no job runs. */
  standsStillUntil: string;
  /** Days and messages of jobs that failed. */
  readonly failures: Set<string>;
  answerVies(answer: ViesAnswer): void;
  /** Whether the seller's sales to other EU countries are above the threshold of the one-stop shop. */
  setOssThreshold(threshold: 'below' | 'above'): void;
  close(): Promise<void>;
}

const isScheduled = ({ every }: { readonly every?: string }): boolean => every !== undefined;
export const scheduledBillingJobs = billingJobs.filter(isScheduled);
const scheduledJobs = [...scheduledBillingJobs, ...tenantsJobs.filter(isScheduled)];

const zone = 'Europe/Ljubljana';
const validAnswers: Readonly<Record<ViesAnswer, boolean | null>> = { valid: true, invalid: false, silent: null };

/** The moment of a local time, the first of two equal ones. */
export const momentOf = (local: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

export async function openBillingWorld(
  start: string,
  company: Company,
  dependencies: TestAppOptions['dependencies'] = {},
): Promise<BillingWorld> {
  const time = testClock(momentOf(start));
  let answer: ViesAnswer = 'valid';
  const vies = await openViesServer(() => validAnswers[answer]);
  const settings = {
    payments: ['sandbox', 'bank_transfer'],
    seller: testSeller,
    ossThreshold: 'below',
    vendors: { ...testSettings().vendors, vies: vies.url },
  } as const;
  const test = await buildTenantsApp({ settings, dependencies: { clock: time.clock, ...dependencies } });
  return {
    test,
    time,
    owner: await test.person('Ana'),
    operator: await test.person('Maja', { isAdministrator: true }),
    card: null,
    company,
    name: 'zelena-dolina',
    tenantId: '',
    jobs: scheduledJobs,
    standsStillUntil: '',
    failures: new Set(),
    answerVies: (next) => void (answer = next),
    setOssThreshold: (threshold) => void Object.assign(test.dependencies.settings, { ossThreshold: threshold }),
    close: async () => {
      await test.close();
      await vies.close();
    },
  };
}

/** Does everything that is due, unless the service stands still. */
export async function runJobs({ test, time, jobs, standsStillUntil, failures }: BillingWorld): Promise<void> {
  const today = localDay(time.clock());
  if (today < standsStillUntil) return;
  const context = { dependencies: test.dependencies, signal: new AbortController().signal };
  for (const job of jobs)
    await job.run(context, {}).catch((error: unknown) => {
      for (const message of messagesOf(error)) failures.add(`${today} ${job.name}: ${message}`);
    });
}

const messagesOf = (error: unknown): string[] =>
  error instanceof AggregateError
    ? error.errors.flatMap(messagesOf)
    : [error instanceof Error ? error.message : String(error)];

/** Moves the clock. At the end of each day on the way, everything that is due is done. */
export async function passDays(world: BillingWorld, local: string): Promise<void> {
  const until = Temporal.PlainDateTime.from(local);
  const now = () => Temporal.Instant.fromEpochMilliseconds(world.time.clock().getTime()).toZonedDateTimeISO(zone);
  for (
    let day = now().toPlainDate();
    Temporal.PlainDate.compare(day, until.toPlainDate()) < 0;
    day = day.add({ days: 1 })
  ) {
    world.time.set(momentOf(`${day.toString()}T23:50:00`));
    await runJobs(world);
  }
  world.time.set(momentOf(local));
}

/** Moves the clock, and does everything that is due on the way and at its end. */
export async function passTime(world: BillingWorld, local: string): Promise<void> {
  await passDays(world, local);
  await runJobs(world);
}

/** A new version of the price list, valid at once. */
export async function savePrices({ operator }: BillingWorld, prices: Prices): Promise<void> {
  const { version } = (await operator.client.get('/price-list')).json<PriceList>();
  const { licence, module, asset, year_months: yearlyMonths } = prices;
  const list = { licence, module, asset, yearly_months: yearlyMonths, _version: version };
  const answer = await operator.client.put('/price-list', list);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Stores prices ahead of their first day, which the API does not accept. */
export async function storePricesAhead({ test, operator }: BillingWorld, prices: Prices): Promise<void> {
  const { version } = (await operator.client.get('/price-list')).json<PriceList>();
  const { licence, module, asset, year_months: yearlyMonths, valid_from: day } = prices;
  const row = { licence, module, asset, yearlyMonths, version: version + 1, validFrom: startOfLocalDay(day) };
  await test.database.insert(priceListVersions).values({ ...row, authorId: operator.user.id });
}

const places: Readonly<Record<string, { readonly postal_code: string; readonly city: string }>> = {
  SI: { postal_code: '1000', city: 'Ljubljana' },
  DE: { postal_code: '10115', city: 'Berlin' },
  FR: { postal_code: '75001', city: 'Paris' },
  GB: { postal_code: 'SW1A 1AA', city: 'London' },
  CH: { postal_code: '8001', city: 'Zürich' },
  US: { postal_code: '10001', city: 'New York' },
};

/** The data of the billed company. */
export const applicationOf = ({
  name,
  company: { country, vat_number: vatNumber },
}: Pick<BillingWorld, 'name' | 'company'>) => ({
  ...companyNamed(name),
  address: { ...slovenian, ...places[country], country, vat_number: vatNumber },
});
