import type { TemplateMailTexts } from '@atrium/api-client/contract';

const closing = {
  en: '\n\nKind regards,\n{author.name}\n{operator.name}',
  sl: '\n\nLep pozdrav,\n{author.name}\n{operator.name}',
};
const written = (en: readonly [string, string], sl: readonly [string, string]): TemplateMailTexts => ({
  subject_en: en[0],
  message_en: `Dear Sir or Madam,\n\n${en[1]}${closing.en}`,
  subject_sl: sl[0],
  message_sl: `Spoštovani,\n\n${sl[1]}${closing.sl}`,
});

/** What e-mails with documents begin with, by the template that comes with the product. */
export const builtInMailTexts: Readonly<Record<string, TemplateMailTexts>> = {
  offer: written(
    [
      'Our offer {document.number}',
      'Thank you for your enquiry. Please find attached our offer {document.number}, which is valid until {field.valid_until}. We will be happy to answer any questions.',
    ],
    [
      'Ponudba {document.number}',
      'zahvaljujemo se vam za povpraševanje. V priponki vam pošiljamo ponudbo {document.number}, ki velja do {field.valid_until}. Za vprašanja smo vam z veseljem na voljo.',
    ],
  ),
  contract: written(
    [
      'Service contract {document.number}',
      'Please find attached contract {document.number} for {customer.title}. If you agree with it, please sign it and send it back to us.',
    ],
    [
      'Pogodba {document.number}',
      'v priponki vam pošiljamo pogodbo {document.number} za stranko {customer.title}. Če se z njo strinjate, jo prosimo podpišite in nam jo vrnite.',
    ],
  ),
  letter: written(
    ['{field.subject}', 'Please find attached our letter {document.number}.'],
    ['{field.subject}', 'v priponki vam pošiljamo dopis {document.number}.'],
  ),
  reminder: written(
    [
      'Payment reminder for invoice {field.invoice}',
      'According to our records, invoice {field.invoice}, due on {field.due_date}, has not been paid yet. The amount due is {field.amount}; please pay it by {field.pay_until}. The details are in the attached reminder. If you have already paid, please disregard this e-mail.',
    ],
    [
      'Opomin za račun {field.invoice}',
      'po naših podatkih račun {field.invoice}, ki je zapadel {field.due_date}, še ni plačan. Odprti znesek je {field.amount}, prosimo poravnajte ga do {field.pay_until}. Podrobnosti so v priloženem opominu. Če ste račun že plačali, prosimo štejte to sporočilo za brezpredmetno.',
    ],
  ),
};
