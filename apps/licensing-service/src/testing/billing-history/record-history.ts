import { asc, eq } from 'drizzle-orm';
import type { Figures, Scenario } from '@atrium/vitest-config/billing-scenario';
import { sandboxCharges } from '../../schema';
import { billingOf } from '../paying';
import { readPdf } from '../read-pdf';
import { mailsTo } from '../sent-mail';
import { type BillingWorld, openBillingWorld, passDays, passTime, savePrices, storePricesAhead } from './billing-world';
import { nameDocuments } from './name-documents';
import { playStep } from './play-step';
import { readFigures } from './read-figures';

/** What came of a history. */
export interface PlayedHistory {
  /** Answers, documents, ledger, charges and e-mails as a text. */
  readonly recording: string;
  /** In the form of the bookkeeper's figures. */
  readonly figures: Figures;
}

/** Plays a history through HTTP. */
export async function playHistory(scenario: Scenario): Promise<PlayedHistory> {
  const [first] = scenario.steps;
  const world = await openBillingWorld(first?.at ?? scenario.until, scenario.company);
  try {
    const answers = await playSteps(world, scenario);
    const refused = refusalsIn(answers);
    const named = await nameDocuments(world);
    const parts: (readonly [head: string, text: string])[] = [
      [scenario.title, answers.join('\n')],
      ['Documents', (await documents(world)).join('\n\n')],
      ['Ledger', (await ledger(world)).join('\n')],
      ['Charges', (await charges(world)).join('\n')],
      ['E-mails', (await mails(world)).join('\n\n')],
      ...(world.failures.size > 0 ? [['Failed jobs', [...world.failures].join('\n')] as const] : []),
    ];
    const text = parts.map(([head, part]) => `## ${head}\n\n${part || 'None.'}`).join('\n\n');
    return { recording: named(`${text}\n`), figures: { ...(await readFigures(world)), refused } };
  } finally {
    await world.close();
  }
}

/** Steps that were answered with 409 or 422. */
const refusalsIn = (answers: readonly string[]): Figures['refused'] =>
  answers.flatMap((answer) => {
    const [, at, why] = /^(\S+) \w+: (?:404|409|422) ?(\S*)/.exec(answer) ?? [];
    return at === undefined || why === undefined ? [] : [{ at, why }];
  });

async function playSteps(world: BillingWorld, { steps, prices, until }: Scenario): Promise<string[]> {
  const answers: string[] = [];
  const later = prices.filter(({ is_known_ahead: isAhead }) => isAhead !== true);
  const ahead = prices.filter(({ is_known_ahead: isAhead }) => isAhead === true);
  const saveUntil = async (local: string) => {
    for (let next = later[0]; next !== undefined && next.valid_from <= local; next = later[0]) {
      if (next !== prices[0]) await passDays(world, `${next.valid_from}T00:00:30`);
      await savePrices(world, next);
      later.shift();
    }
    for (const known of ahead.splice(0)) await storePricesAhead(world, known);
  };
  for (const step of steps) {
    await saveUntil(step.at);
    await passTime(world, step.at);
    answers.push(`${step.at} ${step.do}: ${await playStep(world, step)}`);
  }
  await saveUntil(until);
  await passTime(world, until);
  return answers;
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function documents({ owner, tenantId }: BillingWorld): Promise<string[]> {
  const { invoices } = await billingOf(owner.client, tenantId);
  const oldestFirst = invoices.toReversed();
  return Promise.all(
    oldestFirst.map(async ({ id }) => {
      const pdf = await owner.client.get(`/tenants/${tenantId}/invoices/${id}`);
      return (await readPdf(pdf.rawPayload)).join('\n');
    }),
  );
}

async function ledger({ owner, tenantId }: BillingWorld): Promise<string[]> {
  const { entries, credit } = await billingOf(owner.client, tenantId);
  const lines = entries
    .toReversed()
    .map(({ at, kind, amount, balance, invoice_number: number }) =>
      [at.slice(0, 10), kind, number ?? '–', euros(amount), `→ ${euros(balance)}`].join(' '),
    );
  return [...lines, `Credit ${euros(credit)}`];
}

async function charges({ test, tenantId }: BillingWorld): Promise<string[]> {
  const rows = await test.database
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.tenantId, tenantId))
    .orderBy(asc(sandboxCharges.createdAt), asc(sandboxCharges.amount));
  return rows
    .filter(({ amount }) => amount > 0)
    .map(({ createdAt, amount, state }) => `${createdAt.toISOString().slice(0, 10)} ${euros(amount)} ${state}`);
}

async function mails({ test, owner, operator }: BillingWorld): Promise<string[]> {
  const sent = [...(await mailsTo(test, owner)), ...(await mailsTo(test, operator))];
  return sent.map(
    ({ createdAt, to, subject, text }) => `${createdAt.toISOString().slice(0, 10)} ${to}: ${subject}\n${text}`,
  );
}
