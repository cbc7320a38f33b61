import assert from 'node:assert/strict';
import {
  createDraftEndpoint,
  deleteCertificateEndpoint,
  getTenantEndpoint,
  uploadCertificateEndpoint,
} from '../../contract';
import { upload } from '../../files/upload';
import type { ContractCase } from './contract-case';
import { newUser, type Person } from './people';
import { rejectionOf } from './rejection-of';

const send = ({ client }: Person, id: string, certificate: File, password: string) =>
  upload(client, uploadCertificateEndpoint, { params: { id }, body: { password }, files: { certificate } });

export const certificateCases: readonly ContractCase[] = [
  {
    name: 'a certificate is uploaded with its password, shown, replaced and deleted',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id } = await client.call(createDraftEndpoint);
      const { file, password, holder, taxNumber } = await world.certificateFile();
      const certificate = await send(person, id, file, password);
      assert.partialDeepStrictEqual(certificate, {
        file_name: file.name,
        size: file.size,
        holder,
        tax_number: taxNumber,
        issuer_kind: 'test',
      });
      const read = async () => client.call(getTenantEndpoint, { params: { id } });
      assert.deepEqual((await read()).certificate, certificate);
      assert.equal((await send(person, id, file, password)).holder, holder);
      assert.equal(await client.call(deleteCertificateEndpoint, { params: { id } }), null);
      assert.equal((await read()).certificate, null);
      await assert.rejects(client.call(deleteCertificateEndpoint, { params: { id } }), {
        name: 'NotFoundError',
        code: 'certificate_not_found',
      });
    },
  },
  {
    name: 'a certificate with another password, and what is no certificate, are refused on their fields',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await person.client.call(createDraftEndpoint);
      const { file, password } = await world.certificateFile();
      const errorsOf = async (call: Promise<unknown>) => (await rejectionOf(call)).problem['errors'];
      assert.deepEqual(await errorsOf(send(person, id, file, `${password}x`)), {
        password: ['The certificate and password combination is incorrect.'],
      });
      assert.deepEqual(await errorsOf(send(person, id, new File(['0'], 'film.mp4'), password)), {
        certificate: ['Choose a .p12 or .pfx file.'],
      });
      assert.deepEqual(await errorsOf(send(person, id, new File(['0'], 'drugo.p12'), password)), {
        certificate: ['This file is not a certificate with its private key.'],
      });
      const large = new File([new Uint8Array(64 * 1024 + 1)], file.name);
      assert.equal((await rejectionOf(send(person, id, large, password))).status, 413);
      assert.equal((await person.client.call(getTenantEndpoint, { params: { id } })).certificate, null);
    },
  },
];
