import { type Table, TableRow } from 'docx';
import { addressee, signatures } from './blocks.ts';
import { cell, noLines, plainTable } from './cells.ts';
import { accent, hairline, line, paragraph, title, type TemplateLanguage } from './style.ts';

const words = {
  en: {
    date: 'Date',
    number: 'Number',
    title: 'Payment reminder',
    greeting: 'Dear Sir or Madam,',
    lead: 'According to our records, we have not received your payment for the following invoice:',
    columns: ['Invoice', 'Due date', 'Amount due'],
    ask: 'Please pay the amount due by {field.pay_until} to our account {operator.iban}, and quote the number of the invoice.',
    paid: 'If you have paid in the meantime, please ignore this reminder and accept our thanks.',
    end: 'Yours faithfully,',
    signer: 'On behalf of {operator.name}',
  },
  sl: {
    date: 'Datum',
    number: 'Številka',
    title: 'Opomin',
    greeting: 'Spoštovani,',
    lead: 'po naših podatkih še nismo prejeli plačila naslednjega računa:',
    columns: ['Račun', 'Zapadlost', 'Odprti znesek'],
    ask: 'Prosimo, da odprti znesek do {field.pay_until} nakažete na naš račun {operator.iban} in pri tem navedete številko računa.',
    paid: 'Če ste račun medtem že plačali, se vam zahvaljujemo in vas prosimo, da opomin štejete za brezpredmeten.',
    end: 'Lep pozdrav,',
    signer: 'Za {operator.name}',
  },
};

/** A reminder of an unpaid invoice. */
export function reminder(language: TemplateLanguage) {
  const text = words[language];
  return [
    addressee([
      [text.date, '{document.date}'],
      [text.number, '{document.number}'],
    ]),
    title(text.title),
    paragraph(text.greeting),
    paragraph(text.lead, { after: 10 }),
    debt(text.columns),
    paragraph(text.ask, { before: 14 }),
    paragraph('{field.note}'),
    paragraph(text.paid, { after: 14 }),
    paragraph(text.end, { keepNext: true }),
    ...signatures([{ role: text.signer, name: '{author.name}', detail: '{author.position}', tag: 'signature.author' }]),
  ];
}

const widths = [3800, 2700, 2798];
const tags = ['{field.invoice}', '{field.due_date}', '{field.amount}'];

function debt(names: readonly string[]): Table {
  const row = (values: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: values.map((value, index) =>
        cell(value, {
          width: widths[index] ?? 0,
          right: index === values.length - 1,
          bold: isHead || index === values.length - 1,
          borders: { ...noLines, bottom: isHead ? line(accent, 6) : line(hairline) },
          ...(isHead ? { size: 9, color: accent, fill: 'EEF3F2' } : {}),
        }),
      ),
    });
  return plainTable(widths, [row(names, true), row(tags, false)]);
}
