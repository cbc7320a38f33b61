import { password } from './person.ts';
import type { Caller, Recorder } from './recorder.ts';
import type { Form } from './send.ts';
import { waitFor } from './wait.ts';

export const applicationOf = (title: string, urlName: string, language: string, more: Form = {}): Form => ({
  title,
  company: `${title} d.o.o.`,
  url_name: urlName,
  language,
  email: `info@${urlName}.example`,
  phone_country_code: 'SI',
  phone: '041234567',
  password,
  password_confirmation: password,
  address: { vat_number: '', street: 'Glavna cesta 1', postal_code: '1000', city: 'Ljubljana', country: 'SI', ...more },
  _version: 0,
});

/** Creates a draft with its application section, and returns its id. */
export async function addDraft(recorder: Recorder, owner: Caller, urlName: string, more: Form = {}): Promise<string> {
  const { id } = await recorder.must<{ id: string }>(owner, 'POST', '/tenants');
  recorder.book.nameId(id, `tenant ${urlName}`);
  const form = applicationOf(`Podjetje ${urlName}`, urlName, owner.language, more);
  await recorder.must(owner, 'PUT', `/tenants/${id}/sections/application`, { form });
  return id;
}

interface TenantState {
  readonly state: string;
  readonly operation: { readonly state: string } | null;
}

/** Waits until a company CRM is in a state and no operation is in progress. */
export async function reach(recorder: Recorder, caller: Caller, id: string, wanted: string): Promise<void> {
  await waitFor(`the company CRM ${id} is ${wanted}`, async () => {
    const { state, operation } = await recorder.peek<TenantState>(caller, `/tenants/${id}`);
    const isBusy = operation !== null && ['queued', 'running', 'cancelling'].includes(operation.state);
    return state === wanted && !isBusy;
  });
}

/** Creates the company CRM of a draft on trial. */
export async function startTrial(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const form = { plan: 'trial', _version: 0 };
  await recorder.must(owner, 'PUT', `/tenants/${id}/sections/subscription`, { form });
  await recorder.must(owner, 'POST', `/tenants/${id}/create`);
  await reach(recorder, owner, id, 'active');
}
