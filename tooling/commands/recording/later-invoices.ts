import { nameTenants } from './demo.ts';
import type { Caller, Recorder } from './recorder.ts';

interface Billing {
  readonly invoices: readonly { readonly number: string }[];
}

async function numbersOf(recorder: Recorder, operator: Caller, id: string): Promise<string[]> {
  const { invoices } = await recorder.peek<Billing>(operator, `/tenants/${id}/billing`);
  return invoices.map(({ number }) => number).toReversed();
}

/** Lists the number of every invoice. */
export async function invoiceNumbers(recorder: Recorder, operator: Caller): Promise<Set<string>> {
  const numbers: string[] = [];
  for (const { id } of await nameTenants(recorder, operator))
    numbers.push(...(await numbersOf(recorder, operator, id)));
  return new Set(numbers);
}

/** Names later invoices by company CRM. Jobs issue them concurrently, so their numbers vary. */
export async function nameLaterInvoices(
  recorder: Recorder,
  operator: Caller,
  earlier: ReadonlySet<string>,
): Promise<void> {
  for (const { id, title } of await nameTenants(recorder, operator)) {
    const later = (await numbersOf(recorder, operator, id)).filter((number) => !earlier.has(number));
    for (const [at, number] of later.entries())
      recorder.book.hide(number, number.replace(/\d+$/, `<later ${at + 1} of ${title}>`));
  }
}
