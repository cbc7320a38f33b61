import { type CrmBooks, total } from './books-of-crm';

type Document = CrmBooks['documents'][number];
type Rated = { readonly category: string; readonly rate: number; readonly base: number; readonly tax: number };

/** Documents add up, have no negative or only empty lines, and corrections take no more than there is. */
export function documentProblems({ documents }: CrmBooks): string[] {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'credit_note');
  return [
    ...documents.flatMap(problemsOf),
    ...invoices.flatMap((invoice) =>
      correctionProblems(
        invoice,
        notes.filter(({ corrects }) => corrects === invoice.id),
      ),
    ),
    ...notes
      .filter(({ corrects }) => !invoices.some(({ id }) => id === corrects))
      .map((note) => `${nameOf(note)} corrects no invoice`),
  ];
}

const nameOf = ({ kind, device, sequence }: Document) => `${kind} ${device}-${sequence}`;

const ratesOf = ({ taxes }: Document): Rated[] =>
  taxes.map((row) => ({ category: row.tax_category, rate: row.tax_rate, base: row.tax_base, tax: row.tax_amount }));

function problemsOf(document: Document): string[] {
  const problems: string[] = [];
  const fail = (what: string) => void problems.push(`${nameOf(document)}: ${what}`);
  const { lines, net, tax, total: sum, credit_used, amount_due, becomes_credit, lineCount } = document;
  const sign = document.kind === 'credit_note' ? -1 : 1;
  if (lines.length !== lineCount || lineCount === 0) fail(`${lines.length} lines of ${lineCount}`);
  if (lines.every((line) => line.net === 0)) fail('all its lines are 0');
  if (lines.some((line) => line.net * sign < 0)) fail('a line has the wrong sign');
  if (lines.some((line) => line.quantity === 0)) fail('a line has no quantity');
  if (total(lines.map((line) => line.net)) !== net) fail('its lines do not add up');
  const rates = ratesOf(document);
  if (total(rates.map((rated) => rated.tax)) !== tax || net + tax !== sum) fail('its VAT does not add up');
  for (const { category, rate, base } of rates) {
    const own = lines.filter((line) => line.tax_category === category && line.tax_rate === rate);
    if (total(own.map((line) => line.net)) !== base) fail(`its base at ${rate} does not add up`);
  }
  if (new Set(lines.map((line) => `${line.tax_category} ${line.tax_rate}`)).size !== rates.length)
    fail('a VAT rate is missing');
  if (document.kind !== 'credit_note' && sum !== credit_used + amount_due - becomes_credit)
    fail('its payment does not add up');
  if ([credit_used, amount_due, becomes_credit].some((amount) => amount < 0)) fail('a part of its payment is negative');
  return problems;
}

/** Credit notes are stored below 0. */
function correctionProblems(invoice: Document, notes: readonly Document[]): string[] {
  const problems: string[] = [];
  const fail = (what: string, taken: number, of: number) =>
    void problems.push(`${nameOf(invoice)}: credit notes take ${taken} of ${of} ${what}`);
  for (const { category, rate, base, tax } of ratesOf(invoice)) {
    const taken = notes
      .flatMap((note) => ratesOf(note))
      .filter((other) => other.category === category && other.rate === rate);
    const net = 0 - total(taken.map((one) => one.base));
    const vat = 0 - total(taken.map((one) => one.tax));
    if (net > base) fail(`net at ${rate}`, net, base);
    if (vat > tax) fail(`VAT at ${rate}`, vat, tax);
    if (net === base && vat !== tax) fail(`VAT at ${rate}, but all the net`, vat, tax);
  }
  const rates = new Set(ratesOf(invoice).map(({ category, rate }) => `${category} ${rate}`));
  for (const { category, rate } of notes.flatMap((note) => ratesOf(note)))
    if (!rates.has(`${category} ${rate}`)) fail(`at the foreign rate ${rate}`, 1, 0);
  for (const line of invoice.lines) {
    const own = notes.flatMap((note) => note.lines).filter(({ corrects }) => corrects === line.position);
    const net = 0 - total(own.map((one) => one.net));
    if (net > line.net) fail(`net of line ${line.position}`, net, line.net);
  }
  return problems;
}
