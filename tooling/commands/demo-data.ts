import { officeDays } from './demo-back-office.ts';
import {
  type Account,
  activate,
  addDraft,
  call,
  type DraftData,
  type Language,
  logIn,
  mailedToken,
  newPassword,
  type Person,
  register,
  registrationOf,
  type Session,
  waitForState,
} from './demo-calls.ts';
import { DemoOffice } from './demo-office.ts';
import { operator } from './demo-staff.ts';

const people: readonly Person[] = [
  { email: 'maja.kovac@znidarsic.example', fullName: 'Maja Kovač', role: 'customer, English', language: 'en' },
  { email: 'zan.azman@azman.example', fullName: 'Žan Ažman', role: 'customer, Slovenian', language: 'sl' },
];

interface Company extends DraftData {
  /** Index of its owner in `people`. */
  readonly owner: number;
  readonly state: 'draft' | 'active' | 'closed';
}

const companies: readonly Company[] = [
  {
    owner: 0,
    title: 'Čebelarstvo Žnidaršič',
    company: 'Čebelarstvo Žnidaršič d.o.o.',
    urlName: 'znidarsic',
    vat: 'SI50223054',
    city: 'Škofja Loka',
    code: '4220',
    state: 'active',
  },
  {
    owner: 0,
    title: 'Pekarna Črešnjevec',
    company: 'Pekarna Črešnjevec s.p.',
    urlName: 'pekarna-cresnjevec',
    city: 'Slovenska Bistrica',
    code: '2310',
    state: 'draft',
  },
  {
    owner: 0,
    title: 'Gradbeništvo Šuštar in sinovi',
    company: 'Gradbeništvo Šuštar in sinovi d.o.o.',
    urlName: 'sustar',
    city: 'Kamnik',
    code: '1241',
    state: 'active',
  },
  {
    owner: 0,
    title: 'Lesna Kočevje',
    company: 'Lesna Kočevje, zadruga z.o.o.',
    urlName: 'lesna-kocevje',
    city: 'Kočevje',
    code: '1330',
    state: 'closed',
  },
  {
    owner: 1,
    title: 'Kovinarstvo Ažman',
    company: 'Kovinarstvo Ažman d.o.o.',
    urlName: 'azman',
    city: 'Kranj',
    code: '4000',
    state: 'active',
  },
  {
    owner: 1,
    title: 'Vinska hiša Štajerc',
    company: 'Vinska hiša Štajerc, Žiga Jurišić s.p.',
    urlName: 'vinska-hisa-stajerc',
    city: 'Ormož',
    code: '2270',
    state: 'active',
  },
  {
    owner: 1,
    title: 'Avtohiša Ivančič',
    company: 'Avtohiša Ivančič d.o.o.',
    urlName: 'ivancic',
    city: 'Novo mesto',
    code: '8000',
    state: 'draft',
  },
];

interface Invitation {
  readonly email: string;
  readonly member: 'manager' | 'viewer';
  readonly language: Language;
}

/** Accepted invitations to the first company CRM of the first person. */
const colleagues: readonly (Person & Invitation)[] = [
  {
    email: 'tina.oblak@znidarsic.example',
    fullName: 'Tina Oblak',
    role: 'manager of Čebelarstvo Žnidaršič, Slovenian',
    member: 'manager',
    language: 'sl',
  },
  {
    email: 'luka.hribar@znidarsic.example',
    fullName: 'Luka Hribar',
    role: 'viewer of Čebelarstvo Žnidaršič, English',
    member: 'viewer',
    language: 'en',
  },
];
/** An open invitation. */
const invited: Invitation = { email: 'racunovodstvo@znidarsic.example', member: 'viewer', language: 'sl' };

/** Fills an empty service through its API: what the operator's people did in three months happens at once. */
export async function fillDemo(base: string, administratorToken: string): Promise<Account[]> {
  const office = new DemoOffice(base);
  await office.register(operator, { administrator_token: administratorToken });
  for (const { work } of officeDays) await work(office);
  return [...office.accounts, ...(await addCompanies(base))];
}

/** Adds the customers of the present with their company CRMs, and returns their accounts. */
export async function addCompanies(base: string): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const [index, person] of people.entries()) {
    const password = newPassword();
    await register(base, person, password);
    await activate(base, person);
    const session = await logIn(base, person, password);
    const ids: string[] = [];
    for (const company of companies.filter(({ owner }) => owner === index))
      ids.push(await addCompany(base, session, person, company));
    accounts.push({ email: person.email, password, role: person.role });
    const [first] = ids;
    if (index === 0 && first !== undefined) accounts.push(...(await addColleagues(base, session, first)));
  }
  return accounts;
}

async function addColleagues(base: string, session: Session, tenantId: string): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const colleague of colleagues) {
    const password = newPassword();
    await invite(base, session, tenantId, colleague);
    const token = await mailedToken(base, colleague, 'invitations');
    const { email: _, ...form } = registrationOf(colleague, password);
    await call(base, 'POST', `/invitations/${token}/signup`, { form, language: colleague.language });
    accounts.push({ email: colleague.email, password, role: colleague.role });
  }
  await invite(base, session, tenantId, invited);
  return accounts;
}

function invite(
  base: string,
  session: Session,
  tenantId: string,
  { email, member, language }: Invitation,
): Promise<Response> {
  return call(base, 'POST', `/tenants/${tenantId}/invitations`, {
    ...session,
    form: { email, role: member, language },
  });
}

async function addCompany(
  base: string,
  session: Session,
  person: Person,
  { state, ...company }: Company,
): Promise<string> {
  const id = await addDraft(base, session, person, company);
  if (state === 'draft') return id;
  await call(base, 'PUT', `/tenants/${id}/sections/subscription`, {
    ...session,
    form: { plan: 'trial', _version: '0' },
  });
  await call(base, 'POST', `/tenants/${id}/create`, session);
  await waitForState(base, session, id, 'active');
  if (state !== 'closed') return id;
  await call(base, 'POST', `/tenants/${id}/close`, session);
  await waitForState(base, session, id, 'closed');
  return id;
}
