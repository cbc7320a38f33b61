import { eq } from 'drizzle-orm';
import type { Operation, Payment, Tenant } from '@atrium/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { american, german, slovenian } from '../../testing/addresses';
import { failCreation } from '../../testing/failed-creation';
import { ownerWithVies } from '../../testing/owner-with-vies';
import { paidDraft } from '../../testing/paid-tenants';
import { addCard, billingOf, cards, chargesOf, pay, payCall, quote } from '../../testing/paying';
import { administratorPassword, companyNamed, completeApplication } from '../../testing/tenants-app';
import { findInvoice } from '../invoices/invoice.repository';
import { sandboxCharges } from '../gateways/sandbox/sandbox.table';

const { test, owner, time, newName } = ownerWithVies();
let buyer: ReturnType<typeof companyNamed>;
beforeEach(() => {
  buyer = companyNamed(newName());
});

type Address = typeof completeApplication.address;

const draftOf = (address: Address) => paidDraft(owner, { ...buyer, address });
const checkNumber = (id: string, vatNumber: string) =>
  owner.client.post(`/tenants/${id}/vat-number/check`, { vat_number: vatNumber, country: 'DE' });

async function saveApplication(id: string, changed: { readonly address?: Address; readonly company?: string }) {
  const { sections } = (await owner.client.get(`/tenants/${id}`)).json<Tenant>();
  const password = { password: administratorPassword, password_confirmation: administratorPassword };
  const whole = { ...completeApplication, ...buyer, ...password, _version: sections.application.version };
  return owner.client.put(`/tenants/${id}/sections/application`, { ...whole, ...changed });
}

/** Pays with a card that needs 3-D Secure, and confirms at the bank after `meanwhile`. */
async function payAtBank(id: string, meanwhile: () => Promise<unknown>): Promise<Payment> {
  const method = await addCard(owner.client, id, cards.authenticates);
  const waiting = await pay(owner.client, id, await quote(owner.client, id), method);
  await meanwhile();
  await test.database.update(sandboxCharges).set({ state: 'authorised' }).where(eq(sandboxCharges.tenantId, id));
  return (await owner.client.post(`/tenants/${id}/payments/${waiting.id}/refresh`, {})).json<Payment>();
}

describe('the billed company', () => {
  it('voids the authorisation when the country changes during 3-D Secure', async () => {
    const id = await draftOf(american);
    expect((await quote(owner.client, id)).vat.category).toBe('outside_scope');
    const payment = await payAtBank(id, async () => {
      expect((await saveApplication(id, { address: slovenian })).statusCode).toBe(200);
    });
    expect(payment).toMatchObject({ state: 'voided', operation_id: null });
    expect(await chargesOf(test, id)).toMatchObject([{ state: 'voided' }]);
    expect(await quote(owner.client, id)).toMatchObject({ kind: 'creation', vat: { category: 'standard' } });
  });

  it('gets a new quote before payment if the company has changed', async () => {
    const id = await draftOf(slovenian);
    const offered = await quote(owner.client, id);
    const method = await addCard(owner.client, id);
    await saveApplication(id, { address: slovenian, company: 'Nova firma d.o.o.' });
    const answer = await payCall(owner.client, id, offered, method);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'quote_stale']);
    expect(await chargesOf(test, id)).toEqual([]);
  });

  it('stays the same after a failed creation until the creation is cancelled', async () => {
    const id = await draftOf(german);
    await checkNumber(id, german.vat_number);
    const offered = await quote(owner.client, id);
    expect(offered.vat).toMatchObject({ category: 'reverse_charge', reason: 'eu_number_confirmed' });
    const payment = await pay(owner.client, id, offered, await addCard(owner.client, id));
    await failCreation(test, payment);
    const { operation_id: operationId } = payment;

    const rejected = await saveApplication(id, { address: { ...german, vat_number: '' } });
    expect([rejected.statusCode, Object.keys(rejected.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['address.vat_number'],
    ]);
    expect((await saveApplication(id, { address: american })).statusCode).toBe(422);
    const moved = await saveApplication(id, { address: { ...german, street: 'Unter den Linden 1' } });
    expect(moved.statusCode).toBe(200);

    await owner.client.post(`/operations/${operationId}/retry`, {});
    await test.dependencies.engine.run(operationId ?? '');
    expect((await owner.client.get(`/operations/${operationId}`)).json<Operation>().state).toBe('succeeded');
    const [listed] = (await billingOf(owner.client, id)).invoices;
    const invoice = await findInvoice(test.database, listed?.id ?? '');
    expect(invoice).toMatchObject({
      total: 7600,
      buyer: { country: 'DE', vat_number: 'DE136695976', street: german.street },
    });
  });

  it('keeps its confirmed VAT number while other numbers are checked', async () => {
    const id = await draftOf(german);
    await checkNumber(id, german.vat_number);
    time.forward(1000);
    await checkNumber(id, 'DE129273398');
    expect((await quote(owner.client, id)).vat.reason).toBe('eu_number_confirmed');
  });
});
