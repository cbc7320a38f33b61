import { asc, eq } from 'drizzle-orm';
import type { Scenario } from '@atrium/vitest-config/billing-scenario';
import { sandboxCharges } from '../../schema';
import { billingOf } from '../paying';
import { readPdf } from '../read-pdf';
import { mailsTo } from '../sent-mail';
import { type BillingWorld, openBillingWorld, passTime, savePrices } from './billing-world';
import { nameDocuments } from './name-documents';
import { playStep } from './play-step';

/** Plays a history through HTTP, and writes what came of it: answers, documents, ledger, charges and e-mails. */
export async function recordHistory(scenario: Scenario): Promise<string> {
  const [first] = scenario.steps;
  const world = await openBillingWorld(first?.at ?? scenario.until, scenario.company);
  try {
    const answers = await playSteps(world, scenario);
    const named = await nameDocuments(world);
    const parts: (readonly [head: string, text: string])[] = [
      [scenario.title, answers.join('\n')],
      ['Documents', (await documents(world)).join('\n\n')],
      ['Ledger', (await ledger(world)).join('\n')],
      ['Charges', (await charges(world)).join('\n')],
      ['E-mails', (await mails(world)).join('\n\n')],
      ...(world.failures.size > 0 ? [['Failed jobs', [...world.failures].join('\n')] as const] : []),
    ];
    return named(`${parts.map(([head, text]) => `## ${head}\n\n${text || 'None.'}`).join('\n\n')}\n`);
  } finally {
    await world.close();
  }
}

async function playSteps(world: BillingWorld, { steps, prices, until }: Scenario): Promise<string[]> {
  const answers: string[] = [];
  const later = [...prices];
  const saveUntil = async (local: string) => {
    for (let next = later[0]; next !== undefined && next.valid_from <= local; next = later[0]) {
      if (next !== prices[0]) await passTime(world, `${next.valid_from}T00:00:30`);
      await savePrices(world, next);
      later.shift();
    }
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
