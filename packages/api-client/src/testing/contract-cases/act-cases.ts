import assert from 'node:assert/strict';
import {
  createDeviceEndpoint,
  createDraftEndpoint,
  createPremiseEndpoint,
  downloadActEndpoint,
  saveFiscalizationEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase } from './contract-case';
import { newUser } from './people';
import { rejectedFields } from './rejection-of';
import { completeDraft } from './tenants';

export const actCases: readonly ContractCase[] = [
  {
    name: 'the act is a file once everything in it is there',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const empty = await client.call(createDraftEndpoint);
      const refused = download(client, downloadActEndpoint, { params: { id: empty.id } });
      assert.deepEqual(await rejectedFields(refused), [
        'application.address.city',
        'application.address.postal_code',
        'application.address.street',
        'application.company',
        'fiscalization.devices',
        'fiscalization.numbering',
        'fiscalization.premises',
        'fiscalization.responsible_person',
        'fiscalization.tax_number',
      ]);
      const { id } = await completeDraft(person);
      const params = { id };
      const taxNumber = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
      const section = { responsible_person: 'Žiga Čuček', tax_number: taxNumber, numbering: 'device' } as const;
      await client.call(saveFiscalizationEndpoint, { params, body: { ...section, _version: 0 } });
      const van = { premise_id: 'VOZ1', type: 'movable-a', valid_from: '2026-11-21' } as const;
      const premise = await client.call(createPremiseEndpoint, { params, body: van });
      await client.call(createDeviceEndpoint, { params, body: { device_id: 'BLAG1', premise: premise.id } });
      const { name, blob } = await download(client, downloadActEndpoint, { params });
      assert.deepEqual([name, blob.type], ['interni-akt.pdf', 'application/pdf']);
      assert.match(await blob.text(), /^%PDF-/);
    },
  },
];
