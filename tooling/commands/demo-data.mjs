import {
  activate,
  addDraft,
  call,
  logIn,
  mailedToken,
  newPassword,
  reached,
  register,
  registrationOf,
} from './demo-calls.mjs';

const administrator = {
  email: 'operator@atrium.example',
  fullName: 'Olga Operater',
  role: 'Administrator',
  language: 'en',
};
const people = [
  { email: 'maja.kovac@znidarsic.example', fullName: 'Maja Kovač', role: 'customer, English', language: 'en' },
  { email: 'zan.azman@azman.example', fullName: 'Žan Ažman', role: 'customer, Slovenian', language: 'sl' },
];

/** The company CRMs by owner: the first owner has one of them active and drafts in several states. */
const companies = [
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

/** Invitations to the first company CRM of the first person; the last one is still open. */
const colleagues = [
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
const invited = { email: 'racunovodstvo@znidarsic.example', member: 'viewer', language: 'sl' };

/**
 * Fills an empty service the way people do, through its API alone.
 * @returns {Promise<{ email: string, password: string, role: string }[]>} the accounts made, with fresh passwords
 */
export async function fillDemo(base, administratorToken) {
  const accounts = [];
  const operator = newPassword();
  await register(base, administrator, operator, { administrator_token: administratorToken });
  accounts.push({ email: administrator.email, password: operator, role: administrator.role });
  for (const [index, person] of people.entries()) {
    const password = newPassword();
    await register(base, person, password);
    await activate(base, person);
    const session = await logIn(base, person, password);
    const made = [];
    for (const company of companies.filter(({ owner }) => owner === index))
      made.push(await addCompany(base, session, person, company));
    accounts.push({ email: person.email, password, role: person.role });
    if (index === 0) accounts.push(...(await addColleagues(base, session, made[0])));
  }
  return accounts;
}

async function addColleagues(base, session, tenantId) {
  const accounts = [];
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

function invite(base, session, tenantId, { email, member, language }) {
  return call(base, 'POST', `/tenants/${tenantId}/invitations`, {
    ...session,
    form: { email, role: member, language },
  });
}

async function addCompany(base, session, person, { state, ...company }) {
  const id = await addDraft(base, session, person, company);
  if (state === 'draft') return id;
  await call(base, 'PUT', `/tenants/${id}/sections/subscription`, {
    ...session,
    form: { plan: 'trial', _version: '0' },
  });
  await call(base, 'POST', `/tenants/${id}/create`, session);
  await reached(base, session, id, 'active');
  if (state !== 'closed') return id;
  await call(base, 'POST', `/tenants/${id}/close`, session);
  await reached(base, session, id, 'closed');
  return id;
}
