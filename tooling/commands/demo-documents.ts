import type { Language, Person } from './demo-calls.ts';
import { customerForms } from './demo-customers.ts';
import type { DemoOffice } from './demo-office.ts';
import { drawSignature } from './demo-pictures.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

interface Letter {
  readonly recipients: readonly { readonly contact_id: string }[];
  readonly language: Language;
  readonly subject: string;
  readonly message: string;
}

type Kind = 'offer' | 'contract' | 'letter' | 'reminder';

const titles: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  offer: { sl: 'Ponudba s postavkami', en: 'Offer with items' },
  contract: { sl: 'Pogodba o opravljanju storitev', en: 'Service contract' },
  letter: { sl: 'Dopis', en: 'Letter' },
  reminder: { sl: 'Opomin', en: 'Payment reminder' },
};
const kinds: readonly Kind[] = ['offer', 'letter', 'offer', 'contract', 'offer', 'reminder'];

const products: readonly (readonly [sl: string, en: string, unit: string, price: number])[] = [
  ['Licenca CRM, leto', 'CRM licence, year', 'piece', 19_000],
  ['Modula Blagajna in Zaloga, leto', 'Till and Stock modules, year', 'piece', 9000],
  ['Uvedba in prenos podatkov', 'Set-up and data transfer', 'hour', 6200],
  ['Izobraževanje na kraju samem', 'Training on site', 'day', 24_000],
  ['Tiskalnik računov', 'Receipt printer', 'piece', 12_900],
  ['Prevoz', 'Travel', 'kilometre', 43],
];

/** What becomes of a document. */
const fates = ['saved', 'sent', 'signed', 'sent', 'saved', 'archived'] as const;

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);

function fieldsOf(kind: Kind, language: Language): Readonly<Record<string, string>> {
  const is = (sl: string, en: string) => (language === 'sl' ? sl : en);
  const fields: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
    offer: { 'field.valid_until': day(30) },
    contract: {
      'field.representative': is('Špela Žnidaršič', 'Sarah Novak'),
      'field.subject_text': is('Vzdrževanje sistema CRM in podpora uporabnikom.', 'Maintenance and user support.'),
      'field.start': day(14),
      'field.end': day(379),
      'field.price': '2.400,00 €',
    },
    letter: {
      'field.subject': is('Sestanek o uvedbi', 'Meeting about the set-up'),
      'field.text': is(
        'vabimo vas na sestanek, na katerem bomo predstavili potek uvedbe.',
        'we invite you to a meeting about the next steps.',
      ),
    },
    reminder: {
      'field.invoice': 'P1-1-128',
      'field.due_date': day(-20),
      'field.amount': '386,40 €',
      'field.pay_until': day(8),
    },
  };
  return fields[kind];
}

/** Rows of an offer. */
const rowsOf = (at: number) => 2 + (at % 4);

const itemsOf = (at: number, language: Language) =>
  Array.from({ length: rowsOf(at) }, (_, row) => {
    const [sl, en, unit, price] = products[(at + row) % products.length] ?? ['', '', 'piece', 0];
    const quantity = unit === 'kilometre' ? 64_000 : (1 + ((at + row) % 8)) * 1000;
    const description = language === 'sl' ? sl : en;
    const discount = row === 1 && at % 3 === 0 ? 1000 : 0;
    return { table: 'items', description, quantity, unit, price, discount, vat_rate: 'standard' };
  });

async function contentOf(office: DemoOffice, by: Person, at: number) {
  const { title = '', language } = customerForms[at % customerForms.length] ?? {};
  const spoken: Language = language === 'en' ? 'en' : 'sl';
  const kind = kinds[at % kinds.length] ?? 'letter';
  return {
    template_id: await office.idOf(by, '/document-templates', titles[kind][spoken]),
    customer_id: await office.idOf(by, '/customers', title),
    title: null,
    fields: fieldsOf(kind, spoken),
    items: kind === 'offer' ? itemsOf(at, spoken) : [],
  };
}

/** Previews documents without saving them. */
export async function addDrafts(office: DemoOffice, by: Person, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1)
    await office.send(by, 'POST', '/document-drafts', await contentOf(office, by, at));
}

/** Adds documents of every kind and state. */
export async function addDocuments(office: DemoOffice, by: Person, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    const draft = await office.send<Stored>(by, 'POST', '/document-drafts', await contentOf(office, by, at));
    const saved = await office.send<Stored & { title: string }>(by, 'POST', '/documents', {
      draft_id: draft.id,
      _version: draft.version,
    });
    const fate = fates[at % fates.length];
    if (fate === 'signed') await sign(office, by, saved, rowsOf(at));
    if (fate === 'sent' || fate === 'archived') await send(office, by, saved);
    if (fate === 'archived') {
      const { version } = await office.send<Stored>(by, 'GET', `/documents/${saved.id}`);
      const archived = { title: saved.title, archived: true, _version: version };
      await office.send(by, 'PUT', `/documents/${saved.id}`, archived);
    }
  }
}

/** Signs an offer above the line of the author, which is lower with more rows. */
async function sign(office: DemoOffice, by: Person, { id, version }: Stored, rows: number): Promise<void> {
  await office.send(by, 'POST', `/documents/${id}/versions/1/signed`, {
    picture: drawSignature([30, 60, 150]).toString('base64'),
    place: { page: 1, x: 70, y: 480 + 21 * rows, width: 135, height: 45 },
    certificate: null,
    _version: version,
  });
}

async function send(office: DemoOffice, by: Person, { id }: Stored): Promise<void> {
  const letter = await office.send<Letter>(by, 'GET', `/documents/${id}/letter`);
  const contacts = letter.recipients.map(({ contact_id: contact }) => contact);
  const { language, subject, message } = letter;
  await office.send(by, 'POST', `/documents/${id}/sends`, {
    number: 1,
    contact_ids: contacts,
    language,
    subject,
    message,
  });
}
