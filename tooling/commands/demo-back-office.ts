import {
  type Account,
  activate,
  call,
  logIn,
  newPassword,
  type Person,
  readJson,
  register,
  type Session,
} from './demo-calls.ts';
import { customerForms } from './demo-customers.ts';
import { drawPicture, printPage } from './demo-pictures.ts';

interface SampleRole {
  readonly title: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

const every = (module: string) => ['view', 'create', 'update', 'delete'].map((action) => `${action}/${module}`);

const roles: readonly SampleRole[] = [
  { title: 'Prodaja', description: 'Stranke in njihovi kontakti', permissions: [...every('customers'), 'view/media'] },
  { title: 'Marketing', description: 'Pictures and price lists', permissions: [...every('media'), 'view/customers'] },
  {
    title: 'Support',
    description: 'Looks up company CRMs and helps their owners',
    permissions: ['view/tenants', 'update/tenants', 'view/customers', 'view/users'],
  },
  {
    title: 'Računovodstvo',
    description: 'Naročnine, plačila in cenik',
    permissions: ['view/subscriptions', 'update/subscriptions', 'view/price-list', 'view/customers'],
  },
];

const staff: readonly (Person & { readonly in: number })[] = [
  { email: 'ana.kranjc@atrium.example', fullName: 'Ana Kranjc', role: 'Prodaja, Slovenian', language: 'sl', in: 0 },
  { email: 'blaz.kocevar@atrium.example', fullName: 'Blaž Kočevar', role: 'Prodaja, English', language: 'en', in: 0 },
  { email: 'eva.zorman@atrium.example', fullName: 'Eva Zorman', role: 'Marketing, English', language: 'en', in: 1 },
  { email: 'miha.turk@atrium.example', fullName: 'Miha Turk', role: 'Support, Slovenian', language: 'sl', in: 2 },
  { email: 'petra.hocevar@atrium.example', fullName: 'Petra Hočevar', role: 'Support, English', language: 'en', in: 2 },
  {
    email: 'irena.golob@atrium.example',
    fullName: 'Irena Golob',
    role: 'Računovodstvo, Slovenian',
    language: 'sl',
    in: 3,
  },
];

const pictures: readonly (readonly [title: string, collection: string])[] = [
  ...['Logotip', 'Logo on dark', 'Ikona aplikacije', 'Podpis e-pošte'].map((title) => [title, 'Brand'] as const),
  ...['Pisarna', 'Reception', 'Sejna soba', 'Terasa', 'Vhod', 'Parking'].map((title) => [title, 'Office'] as const),
  ...['Kurir na poti', 'Warehouse', 'Tiskalnik nalepk', 'Blagajna', 'Scanner', 'Paketi'].map(
    (title) => [title, 'Products'] as const,
  ),
  ...['Sejem Celje', 'Autumn meetup', 'Predavanje', 'Workshop', 'Zaključek leta', 'Award', 'Ekipa', 'Team in Bled'].map(
    (title) => [title, 'Events'] as const,
  ),
];
const papers = ['Terms of use', 'Splosni pogoji', 'Price list 2026', 'Cenik 2026', 'Onboarding', 'Uvajanje'];

/** Fills the operator's rooms: roles with members, customers and media. Returns the new accounts. */
export async function fillBackOffice(base: string, operator: Session): Promise<Account[]> {
  const accounts: Account[] = [];
  const roleIds: string[] = [];
  for (const role of roles) roleIds.push(await addRole(base, operator, role));
  for (const person of staff) {
    const { account, id } = await addColleague(base, operator, person);
    accounts.push(account);
    const roleId = roleIds[person.in] ?? '';
    await call(base, 'POST', `/roles/${roleId}/members`, { ...operator, form: { 'user_ids[0]': id } });
  }
  const [sales] = accounts;
  const seller =
    sales === undefined ? operator : await logIn(base, { ...staff[0], ...sales } as Person, sales.password);
  for (const form of customerForms) await call(base, 'POST', '/customers', { ...seller, form });
  await addMedia(base, operator);
  return accounts;
}

async function addRole(base: string, operator: Session, { title, description, permissions }: SampleRole) {
  const granted = Object.fromEntries(permissions.map((permission, at) => [`permissions[${at}]`, permission]));
  const form = { title, description, ...granted };
  const { id } = await readJson<{ id: string }>(call(base, 'POST', '/roles', { ...operator, form }));
  return id;
}

async function addColleague(
  base: string,
  operator: Session,
  person: Person,
): Promise<{ account: Account; id: string }> {
  const password = newPassword();
  await register(base, person, password);
  await activate(base, person);
  const found = call(base, 'GET', `/users?search=${encodeURIComponent(person.email)}`, operator);
  const [user] = (await readJson<{ data: { id: string }[] }>(found)).data;
  return { account: { email: person.email, password, role: person.role }, id: user?.id ?? '' };
}

async function addMedia(base: string, session: Session): Promise<void> {
  for (const [at, [title, collection]] of pictures.entries()) {
    const colour = [40 + ((at * 53) % 180), 60 + ((at * 97) % 160), 80 + ((at * 31) % 150)] as const;
    await addFile(base, session, { title, collection, name: `picture-${at + 1}.png`, bytes: drawPicture(colour) });
  }
  for (const title of papers)
    await addFile(base, session, { title, collection: 'Papers', name: `${title}.pdf`, bytes: printPage(title) });
}

interface SampleFile {
  readonly title: string;
  readonly collection: string;
  readonly name: string;
  readonly bytes: Buffer;
}

async function addFile(base: string, session: Session, { title, collection, name, bytes }: SampleFile): Promise<void> {
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(bytes)]), name);
  const { id } = await readJson<{ id: string }>(call(base, 'POST', '/media/files', { ...session, upload }));
  await call(base, 'POST', '/media', { ...session, form: { title, collection, active: 'true', file_id: id } });
}
