import { beforeEach, describe, expect, it } from 'vitest';
import { german, slovenian } from '../../testing/addresses';
import { moveCompany } from '../../testing/move-company';
import { ownerWithVies } from '../../testing/owner-with-vies';
import { paidTenant } from '../../testing/paid-tenants';
import { addCard, billingOf, payCall, quote, smallPlan } from '../../testing/paying';

const { test, owner, time, newName } = ownerWithVies();
const day = 86_400_000;

beforeEach(() => time.set(new Date('2026-11-21T08:00:00.000Z')));

async function moveTo(id: string, address: typeof german): Promise<void> {
  await moveCompany(owner.client, id, address);
  if (address.vat_number !== '') await confirmNumber(id);
}

const confirmNumber = (id: string) =>
  owner.client.post(`/tenants/${id}/vat-number/check`, { vat_number: german.vat_number, country: 'DE' });

async function order(id: string, licences: number): Promise<void> {
  const offered = await quote(owner.client, id, { ...smallPlan, licences });
  const method = offered.amount_due === 0 ? null : await addCard(owner.client, id);
  const paid = await payCall(owner.client, id, offered, method);
  expect(paid.statusCode, paid.body).toBe(201);
}

const documentsOf = async (id: string) =>
  (await billingOf(owner.client, id)).invoices.map(({ kind, total }) => [kind, total]);

describe('a change back to the plan of the morning, after a move on the same day', () => {
  it('takes off what the correction of the move billed', async () => {
    const id = await paidTenant(test, owner, newName());
    time.forward(day);
    await order(id, 4);
    await moveTo(id, german);
    const moved = await documentsOf(id);
    await order(id, 3);
    // 1 licence of 19,00 for 29 of 30 days, without VAT.
    expect(await documentsOf(id)).toEqual([['credit_note', -1837], ...moved]);
  });

  it('bills with the VAT of the new country where the buyer has no number any more', async () => {
    const id = await paidTenant(test, owner, newName(), { address: german });
    await confirmNumber(id);
    time.forward(day);
    await order(id, 2);
    await moveTo(id, slovenian);
    const moved = await documentsOf(id);
    await order(id, 3);
    // 1 licence for 29 of 30 days, with 22 % VAT.
    expect(await documentsOf(id)).toEqual([['invoice', 2241], ...moved]);
  });
});
