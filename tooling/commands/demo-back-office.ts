import type { Form, Person } from './demo-calls.ts';
import { customerForms } from './demo-customers.ts';
import { addDocuments, addDrafts } from './demo-documents.ts';
import { addCollection } from './demo-media.ts';
import type { DemoOffice } from './demo-office.ts';
import { operator, roles, staff } from './demo-staff.ts';

/** A day on which the operator's people worked. */
export interface OfficeDay {
  readonly daysAgo: number;
  readonly work: (office: DemoOffice) => Promise<void>;
}

const { ana, blaz, eva, miha, petra, irena } = staff;

async function hire(office: DemoOffice, person: Person, role: Form): Promise<void> {
  await office.register(person);
  await join(office, person, role);
}

async function join(office: DemoOffice, person: Person, role: Form): Promise<void> {
  const roleId = await office.idOf(operator, '/roles', role['title'] ?? '');
  const userId = await office.idOf(operator, '/users', person.email);
  await office.create(operator, `/roles/${roleId}/members`, { 'user_ids[0]': userId });
}

const addRole = (office: DemoOffice, role: Form) => office.create(operator, '/roles', role, role['title']);

async function addCustomers(office: DemoOffice, by: Person, from: number, to: number): Promise<void> {
  for (const form of customerForms.slice(from, to)) await office.create(by, '/customers', form, form['title']);
}

/** Invites people to a role; the invitations stay open. */
async function inviteTo(office: DemoOffice, role: Form, emails: readonly string[], form: Form): Promise<void> {
  const invited = Object.fromEntries(emails.map((email, at) => [`emails[${at}]`, email]));
  const roleId = await office.idOf(operator, '/roles', role['title'] ?? '');
  await office.create(operator, '/user-invitations', { ...invited, 'role_ids[0]': roleId, message: '', ...form });
}

/** Three months of the back office, oldest day first. */
export const officeDays: readonly OfficeDay[] = [
  {
    daysAgo: 88,
    work: async (office) => {
      await addRole(office, roles.sales);
      await addRole(office, roles.marketing);
      await hire(office, ana, roles.sales);
      await hire(office, eva, roles.marketing);
      await addCustomers(office, ana, 0, 9);
    },
  },
  {
    daysAgo: 74,
    work: async (office) => {
      await addRole(office, roles.support);
      await hire(office, miha, roles.support);
      await addCollection(office, eva, 'Brand');
      await addCustomers(office, ana, 9, 16);
      await office.update(ana, '/customers', 'Pekarna Vrhovec', { note: 'Naročila po e-pošti.' });
      await addDocuments(office, ana, 0, 8);
    },
  },
  {
    daysAgo: 61,
    work: async (office) => {
      await addRole(office, roles.accounting);
      await hire(office, blaz, roles.sales);
      await hire(office, irena, roles.accounting);
      await addCustomers(office, blaz, 16, 22);
      await addCollection(office, eva, 'Office');
      await office.update(ana, '/customers', 'Studio Žarek', { street: 'Trubarjeva 14' });
      await addDocuments(office, blaz, 8, 16);
    },
  },
  {
    daysAgo: 50,
    work: async (office) => {
      const titles = { title_en: 'Delivery terms', title_sl: 'Dobavni pogoji' };
      await office.create(operator, '/codelists', { slug: 'delivery-terms', ...titles }, titles.title_en);
      for (const [key, en, sl] of [
        ['exw', 'Ex works', 'Franko tovarna'],
        ['dap', 'Delivered at place', 'Dostavljeno na kraj'],
      ] as const)
        await office.create(operator, '/codelists/storeData', {
          schema_slug: 'delivery-terms',
          'params[key]': key,
          'params[title_en]': en,
          'params[title_sl]': sl,
        });
      await addCustomers(office, blaz, 22, 27);
      await addDocuments(office, blaz, 16, 24);
    },
  },
  {
    daysAgo: 40,
    work: async (office) => {
      await addCollection(office, eva, 'Products');
      await office.update(eva, '/media', 'Parking', { title: 'Parkirišče', collection: 'Office', active: 'false' });
      await office.update(operator, '/roles', 'Support', { description: 'Helps the owners of company CRMs' });
      await office.update(blaz, '/customers', 'Optika Bistroum', { city: 'Šempeter pri Gorici', postal_code: '5290' });
    },
  },
  {
    daysAgo: 29,
    work: async (office) => {
      await addCustomers(office, ana, 27, 32);
      await addDocuments(office, ana, 24, 32);
      const roleId = await office.idOf(operator, '/roles', 'Support');
      await office.invite(operator, petra, { 'role_ids[0]': roleId, language: 'en', message: 'Welcome to the team!' });
      await inviteTo(office, roles.sales, ['nejc.vidmar@atrium.example'], { language: 'sl' });
    },
  },
  {
    daysAgo: 18,
    work: async (office) => {
      await addCollection(office, eva, 'Events');
      await office.update(ana, '/customers', 'Gostilna Pri Šuštarju', { active: 'false' });
      const titles = { title_en: 'Terms of delivery', title_sl: 'Dobavni pogoji' };
      await office.update(operator, '/codelists', 'Delivery terms', titles);
      await office.update(operator, '/users', miha.email, { position_title: 'Vodja podpore' });
      await addDocuments(office, ana, 0, 8);
    },
  },
  {
    daysAgo: 8,
    work: async (office) => {
      await addCustomers(office, blaz, 32, 37);
      await addDocuments(office, blaz, 24, 36);
      await inviteTo(office, roles.marketing, ['jana.kos@atrium.example'], { language: 'en' });
      await office.delete(operator, '/user-invitations', 'jana.kos@atrium.example');
      await office.update(ana, '/customers', 'Gostilna Pri Šuštarju', { active: 'true' });
    },
  },
  {
    daysAgo: 2,
    work: async (office) => {
      await addCollection(office, eva, 'Papers');
      await addCustomers(office, ana, 37, customerForms.length);
      await addDocuments(office, ana, 36, 44);
      await inviteTo(office, roles.accounting, ['rok.bizjak@atrium.example'], {
        language: 'sl',
        message: 'Pozdravljeni, vabimo vas v ekipo računovodstva.',
      });
      await inviteTo(office, roles.support, ['laura.smith@atrium.example', 'tom.baker@atrium.example'], {
        language: 'en',
      });
    },
  },
  {
    daysAgo: 0.1,
    work: async (office) => {
      await addDrafts(office, ana, 0, 3);
      await addDrafts(office, operator, 3, 5);
    },
  },
];
