import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform';
import { invoiceRanges, invoices } from '../../../schema';

/** In each range numbers run from 1 without gaps, and their days never go back. */
export async function numberProblems(database: Database): Promise<string[]> {
  const documents = await database.select().from(invoices).orderBy(asc(invoices.sequence));
  const ranges = await database.select().from(invoiceRanges);
  const byRange = Map.groupBy(documents, ({ premise, device }) => `${premise}-${device}`);
  const gaps = [...byRange].flatMap(([range, numbered]) =>
    numbered.flatMap(({ sequence, issued_on: issuedOn }, at) => [
      ...(sequence === at + 1 ? [] : [`${range}: number ${sequence} follows ${at}`]),
      ...((numbered[at - 1]?.issued_on ?? '') > issuedOn
        ? [`${range}-${sequence}: its day goes back to ${issuedOn}`]
        : []),
    ]),
  );
  const lasts = ranges
    .filter(({ premise, device, last }) => (byRange.get(`${premise}-${device}`)?.length ?? 0) !== last)
    .map(({ device, last }) => `${device}: ${last} was the last number taken`);
  return [...gaps, ...lasts];
}
