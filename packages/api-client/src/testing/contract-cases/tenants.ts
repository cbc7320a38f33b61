import {
  createDraftEndpoint,
  saveApplicationEndpoint,
  saveSubscriptionEndpoint,
  startTenantEndpoint,
  type Operation,
} from '../../contract';
import type { ContractWorld } from './contract-case';
import { password, unused, type Person } from './people';

export const applicationOf = (name: string) => ({
  title: `Zelena dolina ${name}`,
  company: `Zelena dolina ${name}, d.o.o.`,
  url_name: name,
  language: 'sl' as const,
  email: 'ana@zelena-dolina.si',
  phone_country_code: 'SI',
  phone: '040 123 456',
  address: { vat_number: '', street: 'Glavna ulica 1', postal_code: '1000', city: 'Ljubljana', country: 'SI' },
});

export interface MadeDraft {
  readonly id: string;
  /** Name part of its application URL. */
  readonly name: string;
}

/** A complete draft. */
export async function completeDraft({ client }: Person): Promise<MadeDraft> {
  const name = unused('zelena');
  const { id } = await client.call(createDraftEndpoint);
  const body = { ...applicationOf(name), password, password_confirmation: password, _version: 0 };
  await client.call(saveApplicationEndpoint, { params: { id }, body });
  await client.call(saveSubscriptionEndpoint, { params: { id }, body: { plan: 'trial', _version: 0 } });
  return { id, name };
}

/** A company CRM that has been created. */
export async function activeTenant(
  world: ContractWorld,
  person: Person,
): Promise<MadeDraft & { readonly operation: Operation }> {
  const draft = await completeDraft(person);
  const operation = await person.client.call(startTenantEndpoint, { params: { id: draft.id } });
  await world.finish(operation.id);
  return { ...draft, operation };
}
