import { billingOf } from '../paying';
import type { BillingWorld } from './billing-world';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const token = /(?<=\/)[\w-]{43}\b/g;
const paymentReference = /\bRF\d{2}\w+/g;

/** Replaces ids, and the numbers of documents by their place in the history, since ranges may be numbered otherwise. */
export async function nameDocuments({ owner, tenantId }: BillingWorld): Promise<(text: string) => string> {
  const { invoices } = await billingOf(owner.client, tenantId);
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { kind, number } of invoices.toReversed()) {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    names.set(number, `<${kind} ${count}>`);
  }
  const longestFirst = [...names].toSorted(([one], [other]) => other.length - one.length);
  return (text) =>
    longestFirst
      .reduce((named, [number, name]) => named.replaceAll(number, name), text)
      .replaceAll(uuid, '<id>')
      .replaceAll(token, '<token>')
      .replaceAll(paymentReference, '<reference>');
}
