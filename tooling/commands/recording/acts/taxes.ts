import { addDraft, reach } from '../drafts.ts';
import { addCard, cards, pay, settle, smallPlan } from '../money.ts';
import type { Caller, Recorder } from '../recorder.ts';

const companies = {
  'reverse-charge': { vat_number: 'ATU13585627', country: 'AT', city: 'Wien', postal_code: '1010' },
  'unknown-number': { vat_number: 'DE136695976', country: 'DE', city: 'Berlin', postal_code: '10115' },
  'outside-eu': { vat_number: '', country: 'CH', city: 'Bern', postal_code: '3000' },
};

/** Records paid company CRMs of other countries, whose invoices have another VAT. */
export async function recordTaxes(recorder: Recorder, owner: Caller): Promise<void> {
  for (const [name, address] of Object.entries(companies)) {
    const id = await addDraft(recorder, owner, `${name}-${owner.language}`, address);
    const form = { plan: 'paid', ...smallPlan, _version: 0 };
    await recorder.must(owner, 'PUT', `/tenants/${id}/sections/subscription`, { form });
    await pay(recorder, owner, id, smallPlan, await addCard(recorder, owner, id, cards.succeeds));
    await reach(recorder, owner, id, 'active');
    await settle(recorder, owner, id);
  }
}
