import assert from 'node:assert/strict';
import {
  checkCustomerImportEndpoint,
  createCustomerEndpoint,
  duplicateCustomerEndpoint,
  eraseCustomerEndpoint,
  exportCustomerEndpoint,
  findCompanyEndpoint,
  getCustomerEndpoint,
  exportLeftOutEndpoint,
  importCustomersEndpoint,
  listCustomersEndpoint,
  optionsEndpoint,
  updateCustomerEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { WorkProgress } from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator, unused } from './people';
import { rejectedFields } from './rejection-of';

/** Behaviour of customers beyond that of every resource. */
export const customerCases: readonly ContractCase[] = [
  {
    name: 'a customer shows the first e-mail, else the first phone, in lists and selects',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const title = unused('Gostilna').replaceAll('-', '_');
      const phone = { type: 'phone', value: '040 512 883' } as const;
      const email = { type: 'email', value: 'Alja@Zabar.example' } as const;
      const made = await client.call(createCustomerEndpoint, { body: { title, contacts: [phone] } });
      assert.partialDeepStrictEqual(made, { active: true, contacts: [{ type: 'phone', value: '+38640512883' }] });
      const shown = async () => (await client.call(listCustomersEndpoint, { query: { search: title } })).data[0];
      assert.deepEqual((await shown())?.contact, { type: 'phone', value: '+38640512883' });
      const params = { id: made.id };
      const contacts = [...made.contacts, email];
      const changed = await client.call(updateCustomerEndpoint, { params, body: { contacts, _version: made.version } });
      assert.deepEqual(changed.contacts[0], made.contacts[0]);
      assert.partialDeepStrictEqual(await shown(), {
        contact: { type: 'email', value: 'alja@zabar.example' },
        contacts: 2,
        author: { id: user.id },
      });
      const options = await client.call(optionsEndpoint, { body: { namespace: 'customers', search: title } });
      assert.deepEqual(
        options.data.map(({ key, subtitle }) => [key, subtitle]),
        [[made.id, 'alja@zabar.example']],
      );
      const byAuthor = { filter: { author: user.id }, search: title };
      assert.equal((await client.call(listCustomersEndpoint, { query: byAuthor })).total, 1);
    },
  },
  {
    name: 'a contact or a VAT number in a wrong shape is refused on its field',
    run: async (world) => {
      const { client } = await administrator(world);
      const create = (body: object) => client.call(createCustomerEndpoint, { body: { title: 'Zadruga', ...body } });
      const wrong = [{ type: 'email' as const, value: 'a@b' }];
      assert.deepEqual(await rejectedFields(create({ contacts: wrong })), ['contacts.0.value']);
      assert.deepEqual(await rejectedFields(create({ vat_number: 'SI1', country: 'SI' })), ['vat_number']);
    },
  },
  {
    name: 'the personal data of a customer is exported and erased',
    run: async (world) => {
      const { client } = await administrator(world);
      const body = { title: unused('Gostilna'), street: 'Glavni trg 14', country: 'SI' };
      const { id, version } = await client.call(createCustomerEndpoint, { body });
      const params = { id };
      const file = await download(client, exportCustomerEndpoint, { params });
      assert.equal(file.name, 'customer.json');
      const exported = JSON.parse(await file.blob.text()) as { readonly customer: unknown };
      assert.partialDeepStrictEqual(exported.customer, body);
      const erased = await client.call(eraseCustomerEndpoint, { params, body: { _version: version } });
      assert.partialDeepStrictEqual(erased, { title: 'Erased customer', street: null, country: 'SI', active: false });
      assert.deepEqual(erased.allowed_actions, ['delete']);
      assert.deepEqual(await client.call(getCustomerEndpoint, { params }), erased);
      const conflict = { name: 'ConflictError', code: 'customer_erased' };
      const change = { title: 'Again', _version: erased.version };
      await assert.rejects(client.call(updateCustomerEndpoint, { params, body: change }), conflict);
      await assert.rejects(client.call(duplicateCustomerEndpoint, { params }), conflict);
    },
  },
  {
    name: 'a VAT number of a customer leads to them',
    run: async (world) => {
      const { client } = await administrator(world);
      const find = (number: string) =>
        client.call(findCompanyEndpoint, { body: { vat_number: number, country: 'SI' } });
      await client.call(createCustomerEndpoint, { body: { title: 'Sadjarstvo', vat_number: 'SI85740374' } });
      assert.partialDeepStrictEqual(await find('85740374'), {
        vat_number: 'SI85740374',
        customer: { title: 'Sadjarstvo' },
      });
      assert.deepEqual(await rejectedFields(find('1')), ['vat_number']);
      assert.deepEqual(await rejectedFields(find('')), ['vat_number']);
    },
  },
  {
    name: 'customers are imported from a file, those who are customers already are skipped',
    run: async (world) => {
      const { client } = await administrator(world);
      const word = unused('uvoz');
      const rows = ['Naziv;VAT number;E-mail', `Ena;;a@${word}.si`, 'Dva;;b(at)c', `Tri;;${word}@example.com`];
      const file = new File([rows.join('\n')], 'stranke.csv');
      const contacts = [{ type: 'email' as const, value: `${word}@example.com` }];
      await client.call(createCustomerEndpoint, { body: { title: word, contacts } });
      const checked = await upload(client, checkCustomerImportEndpoint, { body: {}, files: { file } });
      assert.partialDeepStrictEqual(checked, { encoding: 'utf-8', delimiter: 'semicolon', ready: 1, skipped: 1 });
      assert.deepEqual(
        checked.columns.map(({ field }) => field),
        ['title', 'vat_number', 'email'],
      );
      const { rows: all, ready, filled, refused, skipped } = checked;
      const outcome = { rows: all, ready, filled, refused, skipped };
      const leftOut = await download(client, exportLeftOutEndpoint, { body: {}, files: { file } });
      assert.equal(leftOut.name, 'customers-left-out.xlsx');
      const steps: number[] = [];
      const body = { import_id: globalThis.crypto.randomUUID() };
      const onWork = ({ done }: WorkProgress) => steps.push(done);
      const send = () => upload(client, importCustomersEndpoint, { body, files: { file }, onWork });
      assert.deepEqual(await send(), outcome);
      assert.ok(steps[0] === 0 && steps.length > 1);
      assert.deepEqual(await send(), outcome);
      const found = await client.call(listCustomersEndpoint, { query: { search: `a@${word}.si` } });
      assert.deepEqual(
        found.data.map(({ title }) => title),
        ['Ena'],
      );
      const columns = {
        body: { import_id: globalThis.crypto.randomUUID(), columns: 'note,none,email' },
        files: { file },
      };
      assert.deepEqual(await rejectedFields(upload(client, importCustomersEndpoint, columns)), ['columns']);
    },
  },
];
