import { courierSecrets, type CourierSecret } from '@atrium/api-client/contract/couriers';
import type { LightMyRequestResponse } from 'fastify';
import { makeFiscalFile } from './fiscal-file';
import { sampleCouriers } from './sample-courier';
import type { TestClient } from './test-client';

/** Paths of all secrets of a setup. */
export const setupSecrets = [
  ...courierSecrets.map((path) => `couriers.${path}` as const),
  'data_provider.password',
  'fiscalization.certificate.password',
  'plugins.newsletter.api_key',
  'plugins.business_data.password',
  'plugins.mailbox.password',
] as const;

export type SetupSecret = (typeof setupSecrets)[number];

export const setupTaxNumber = '50223054';

const van = { premise_id: 'VOZILO1', type: 'movable-a', valid_from: '2026-11-21' };
const shop = {
  premise_id: 'TRGOVINA1',
  type: 'immovable',
  valid_from: '2026-11-21',
  address: 'Glavna ulica',
  house_number: '1',
  postal_code: '1000',
  post: 'Ljubljana',
  city: 'Ljubljana',
  cadastral_number: 1737,
  building_number: 123,
  section_number: 4,
};

/** A sender other than the company. */
export const sender = {
  separate: true,
  name: 'Skladišče Žalec',
  street: 'Hmeljarska 3',
  postal_code: '3310',
  city: 'Žalec',
  country: 'SI',
  email: 'skladisce@zelena-dolina.si',
  phone_country_code: 'SI',
  phone: '03 713 12 34',
};

export interface FullSetup {
  /** Value of each secret; defaults to its path. */
  readonly secretOf?: (path: SetupSecret) => string;
  /** Tax number of the company and its certificate. */
  readonly taxNumber?: string;
}

/**
 * Fills all optional sections of a draft: data provider, couriers, fiscalization with a certificate, two premises and
 * three devices, and plugins. Returns the responses.
 */
export async function fillEverySection(
  client: TestClient,
  id: string,
  { secretOf = (path) => path, taxNumber = setupTaxNumber }: FullSetup = {},
): Promise<readonly LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  const send = async (answering: Promise<LightMyRequestResponse>) => {
    const answer = await answering;
    if (answer.statusCode >= 300) throw new Error(answer.body);
    answers.push(answer);
    return answer;
  };
  const save = (slug: string, section: object) =>
    send(client.put(`/tenants/${id}/sections/${slug}`, { ...section, _version: 0 }));
  const add = async (rows: string, row: object) =>
    (await send(client.post(`/tenants/${id}/${rows}`, { ...row }))).json<{ id: string }>().id;

  await save('data-provider', {
    kind: 'postgresql',
    host: '10.0.0.1',
    port: '5432',
    database: 'crm',
    username: 'crm_owner',
    password: secretOf('data_provider.password'),
  });
  const couriers = Object.entries(sampleCouriers((path) => secretOf(`couriers.${path as CourierSecret}`)));
  await save('couriers', Object.fromEntries(couriers.map(([name, courier]) => [name, { ...courier, sender }])));
  await save('fiscalization', {
    enabled: true,
    responsible_person: 'Žiga Čuček',
    tax_number: taxNumber,
    numbering: 'device',
    numbering_restarts: true,
    act_terms: true,
  });
  const parts = new FormData();
  const password = secretOf('fiscalization.certificate.password');
  parts.append('password', password);
  parts.append('certificate', makeFiscalFile(password, { taxNumber }));
  await send(client.post(`/tenants/${id}/certificate`, undefined, { parts }));
  const [first, second] = [await add('premises', shop), await add('premises', van)];
  await add('devices', { device_id: 'BLAG1', premise: first });
  await add('devices', { device_id: 'BLAG2', premise: first });
  await add('devices', { device_id: 'BLAG1', premise: second });
  await save('plugins', {
    newsletter: { provider: 'brevo', api_key: secretOf('plugins.newsletter.api_key') },
    business_data: { username: 'zelena', password: secretOf('plugins.business_data.password') },
    mailbox: {
      host: '10.0.0.2',
      port: '993',
      username: 'info@zelena-dolina.si',
      password: secretOf('plugins.mailbox.password'),
    },
  });
  return answers;
}
