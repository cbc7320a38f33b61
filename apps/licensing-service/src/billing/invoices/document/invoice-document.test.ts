import { describe, expect, it } from 'vitest';
import { drawLastPage, readPdf } from '../../../testing/read-pdf';
import { readQr } from '../../../testing/read-qr';
import { testBuyer, testDraft, testLine, testSeller } from '../../../testing/test-invoices';
import { upnQrText } from '../../../platform';
import { composeInvoice } from '../compose-invoice';
import type { InvoiceData, InvoiceDraft } from '../invoice-data';
import { printInvoice } from './invoice-document';

const number = { premise: 'SPLET', device: 'R1', sequence: 12 };

type Marks = Pick<InvoiceData, 'zoi' | 'eor' | 'fiscal_qr'>;

const printed = (draft: InvoiceDraft, marks?: Marks) =>
  printInvoice({ ...composeInvoice(draft, number, '2026-11-22'), ...marks });

async function expectSaid(draft: InvoiceDraft, said: readonly string[], marks?: Marks): Promise<string> {
  const text = (await readPdf(await printed(draft, marks))).join(' ');
  for (const part of said) expect(text).toContain(part);
  return text;
}

const transfer = { kind: 'proforma', payment: 'bank_transfer', paid_on: null, due_on: '2026-12-07' } as const;

describe('a printed invoice', () => {
  it('contains everything that the law requires', async () => {
    const text = await expectSaid(testDraft({ credit: 1240 }), [
      'Račun SPLET-R1-12',
      'Datum izdaje 22.11.2026',
      'Kraj izdaje Celje',
      'Obdobje storitve 22.11.2026 – 21.12.2026',
      'Železnina Črnič & Đorđević, d.o.o. Šmartinska cesta 5 1000 Ljubljana Slovenija ID za DDV: SI10019880',
      'Atrium storitve, d.o.o. Čopova ulica 3 3000 Celje Slovenija ID za DDV: SI50223054',
      '1. Licence, mesečno 3 19,00 € 22 % 57,00 €',
      '3. Sredstva, mesečno 1.200 1,00 € 22 % 1.200,00 €',
      'Stopnja DDV Davčna osnova Znesek DDV 22 % 1.275,00 € 280,50 €',
      'Skupaj brez DDV 1.275,00 € DDV 280,50 € Skupaj z DDV 1.555,50 €',
      'Poravnano z dobroimetjem −12,40 € Plačano −1.543,10 € Za plačilo 0,00 €',
      'Plačano s plačilno kartico dne 22.11.2026.',
      'Okrožno sodišče v Celju · matična številka 1234567000 · osnovni kapital 7.500,00 €',
      'IBAN SI56 2633 0001 2039 086',
      'stran 1 od 1',
    ]);
    expect(text).not.toMatch(/Popust|ZOI|EOR|Podatki za plačilo|Zveza|Rok plačila/);
  });

  it('is printed in English with Slovenian number formats', async () => {
    const lines = testDraft().lines.map((line) => ({ ...line, to: '2026-11-23' }));
    await expectSaid(testDraft({ language: 'en', lines }), [
      'Invoice SPLET-R1-12',
      'Issue date 22.11.2026',
      'Date of supply 22.11.2026',
      'VAT number: SI10019880',
      '3. Sredstva, mesečno 1.200 1,00 € 22 % 1.200,00 €',
      'Total with VAT 1.555,50 € Paid −1.555,50 € To pay 0,00 €',
      'Paid by card on 22.11.2026.',
      'share capital 7.500,00 €',
      'page 1 of 1',
    ]);
  });

  it('states the provision under which no VAT is charged', async () => {
    const buyer = { ...testBuyer, name: 'Nordlicht GmbH', country: 'DE', vat_number: 'DE136695976' };
    const lines = [{ ...testLine, tax_category: 'reverse_charge', tax_rate: 0 }] as const;
    const text = await expectSaid(testDraft({ buyer, lines }), [
      'Nemčija ID za DDV: DE136695976',
      '19,00 € – 57,00 €',
      'obrnjena davčna obveznost 57,00 € 0,00 €',
      'Obrnjena davčna obveznost: DDV obračuna kupec (25. člen ZDDV-1',
    ]);
    expect(text).not.toContain('Ni predmet DDV');
    const abroad = { ...buyer, country: 'GB', vat_number: null };
    const outside = [{ ...testLine, tax_category: 'outside_scope', tax_rate: 0 }] as const;
    await expectSaid(testDraft({ language: 'en', buyer: abroad, lines: outside }), [
      'United Kingdom',
      'outside scope 57,00 € 0,00 €',
      'Outside the scope of Slovenian VAT',
    ]);
  });

  it('shows parts of a period with their days and share, and discounts', async () => {
    const part = { ...testLine, from: '2026-12-02', share: { remaining: 20, whole: 30 } };
    const lines = [
      { ...part, quantity: 2, net: 2533 },
      { ...part, description: 'Dodatne licence', quantity: 5, net: 6333 },
      { ...testLine, description: 'Moduli', quantity: 5, unit_price: 900, discount: 450, net: 4050, tax_rate: 950 },
    ];
    const text = await expectSaid(testDraft({ lines }), [
      'Popust',
      'Dodatne licence 02.12.2026 – 21.12.2026 delež obdobja: 20 od 30 dni',
      '5 19,00 € 22 % 63,33 €',
      '3. Moduli 5 9,00 €',
      '4,50 € 9,5 % 40,50 €',
      '22 % 88,66 € 19,51 € 9,5 % 40,50 € 3,85 €',
    ]);
    expect(text).not.toContain('V vaše dobro');
  });

  it('shows the marks of fiscal verification', async () => {
    const marks = {
      zoi: 'a7b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5',
      eor: '6f5e4d3c-2b1a-4f5e-8d7c-6b5a4f3e2d1c',
      fiscal_qr: '1'.repeat(60),
    };
    await expectSaid(testDraft(), [`ZOI: ${marks.zoi} EOR: ${marks.eor}`], marks);
    const codes = await readQr(await drawLastPage(await printed(testDraft(), marks)));
    expect(codes.map(({ text }) => text)).toEqual([marks.fiscal_qr]);
  });

  it('spans several pages, repeats the table head, and keeps the payment details together', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({
      ...testLine,
      description: `Licence poslovne enote številka ${at + 1}`,
      to: at === 0 ? testLine.to : '2026-12-12',
    }));
    const pages = await readPdf(await printed(testDraft({ ...transfer, cause: 'renewal', lines })));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toContain('Št. Storitev Količina Cena brez DDV DDV Znesek brez DDV');
    expect(pages[2]).toContain('številka 40');
    expect(pages[2]).toContain('Podatki za plačilo');
    expect(pages[2]).toContain('stran 3 od 3');
  });
});

describe('a printed credit note', () => {
  const note = {
    kind: 'credit_note',
    cause: 'change',
    paid_on: null,
    corrects: '019a0000-0000-7000-8000-000000000011',
    references: [{ kind: 'invoice', number: 'SPLET-R1-11', issued_on: '2026-11-01' }],
  } as const;

  it('states the invoice it corrects, why, and the credited amounts', async () => {
    const draft = testDraft({ ...note, lines: [{ ...testLine, quantity: -3, net: -5700, corrects: 1 }] });
    await expectSaid(draft, [
      'Dobropis SPLET-R1-12',
      'Zveza Račun SPLET-R1-11, 01.11.2026 Razlog sprememba paketa',
      'Skupaj z DDV −69,54 € V vaše dobro 69,54 €',
    ]);
    await expectSaid({ ...draft, language: 'en', cause: 'vat_confirmed' }, ['Reason VIES confirmed the VAT number']);
    expect(await expectSaid(testDraft(), [])).not.toContain('Razlog');
  });

  it('shows its pieces as they ran', async () => {
    const share = { remaining: 10, whole: 30 };
    const lines = [
      { ...testLine, quantity: -2, from: '2026-12-02', to: '2026-12-12', share, net: -1267, corrects: 1 },
      { ...testLine, quantity: -3, from: '2026-12-12', share, net: -1900, corrects: 1 },
    ];
    await expectSaid(testDraft({ ...note, lines }), [
      '1. Licence, mesečno 02.12.2026 – 11.12.2026 delež obdobja: 10 od 30 dni −2 19,00 € 22 % −12,67 €',
      '2. Licence, mesečno 12.12.2026 – 21.12.2026 delež obdobja: 10 od 30 dni −3 19,00 € 22 % −19,00 €',
      '22 % −31,67 € −6,97 €',
      'V vaše dobro 38,64 €',
    ]);
  });
});

describe('a printed pro-forma invoice', () => {
  it('states how to pay and that it is not an invoice', async () => {
    await expectSaid(testDraft(transfer), [
      'Predračun SPLET-R1-12',
      'Rok plačila 07.12.2026',
      'Predračun ni račun.',
      'Prejemnik Atrium storitve, d.o.o., Čopova ulica 3, 3000 Celje',
      'IBAN SI56 2633 0001 2039 086',
      'Sklic RF39000012R1',
      'Znesek 1.555,50 €',
      'Koda namena OTHR',
      'Namen Predračun SPLET-R1-12',
    ]);
  });

  it('says when the invoice is issued: for a creation, once the company CRM is active', async () => {
    await expectSaid(testDraft(transfer), ['Račun izdamo po plačilu, ko bo CRM podjetja aktiven.']);
    await expectSaid(testDraft({ ...transfer, cause: 'renewal' }), ['Račun izdamo, ko prejmemo plačilo.']);
  });

  it('says when the period of an order begins, and names the days only for a renewal', async () => {
    const days = '22.11.2026 – 21.12.2026';
    const creation = await expectSaid(testDraft(transfer), [
      'Obdobje storitve od dneva, ko je CRM podjetja pripravljen Rok plačila',
    ]);
    const change = await expectSaid(testDraft({ ...transfer, cause: 'change', language: 'en' }), [
      'Period of supply from the day we record your payment Due date',
    ]);
    for (const text of [creation, change]) expect(text).not.toContain(days);
    await expectSaid(testDraft({ ...transfer, cause: 'renewal' }), [`Obdobje storitve ${days}`]);
  });

  it('names the days of a period that was paid ahead, but not those that begin with the payment', async () => {
    const share = { remaining: 20, whole: 30 };
    const lines = [
      { ...testLine, from: '2026-12-02', share, net: 3800 },
      { ...testLine, from: '2026-12-22', to: '2027-01-22' },
    ];
    const text = await expectSaid(testDraft({ ...transfer, cause: 'change', lines }), [
      '1. Licence, mesečno delež obdobja: 20 od 30 dni',
      '2. Licence, mesečno 22.12.2026 – 21.01.2027',
    ]);
    expect(text).not.toContain('02.12.2026');
  });

  it('has a UPN QR code that can be read from the page', async () => {
    const [code] = await readQr(await drawLastPage(await printed(testDraft(transfer))));
    expect(code?.text).toBe(
      upnQrText({
        payer: { name: 'Železnina Črnič & Đorđević, d.o.o', street: 'Šmartinska cesta 5', place: '1000 Ljubljana' },
        amount: 155_550,
        purposeCode: 'OTHR',
        purpose: 'Predračun SPLET-R1-12',
        dueOn: '2026-12-07',
        payee: {
          iban: 'SI56263300012039086',
          reference: 'RF39000012R1',
          name: 'Atrium storitve, d.o.o.',
          street: 'Čopova ulica 3',
          place: '3000 Celje',
        },
      }),
    );
    expect(code).toMatchObject({ version: '15', ecLevel: 'M', hasECI: true });
  });

  it('fits a name to the QR code’s character set and length, and omits the code for other alphabets', async () => {
    const codes = async (name: string) =>
      readQr(await drawLastPage(await printed(testDraft({ ...transfer, buyer: { ...testBuyer, name } }))));
    const [code] = await codes('Muñoz & Søren mednarodna trgovina in storitve, d.o.o.');
    expect(code).toBeUndefined();
    const [folded] = await codes('Muñoz & Ângela mednarodna trgovina in storitve, d.o.o.');
    expect(folded?.text.split('\n')[5]).toBe('Munoz & Ângela mednarodna trgovin');
    const greek = testDraft({ ...transfer, buyer: { ...testBuyer, name: 'Ελλάς' } });
    expect(await readQr(await drawLastPage(await printed(greek)))).toEqual([]);
    await expectSaid(greek, ['Podatki za plačilo', 'RF39000012R1']);
  });

  it('uses only the number as purpose if the title is too long', async () => {
    const long = { ...number, premise: 'P'.repeat(20), device: 'D'.repeat(11), sequence: 123_456 };
    const data = composeInvoice(testDraft({ ...transfer, language: 'en' }), long, '2026-11-22');
    const [code] = await readQr(await drawLastPage(await printInvoice(data)));
    expect(code?.text.split('\n')[12]).toBe(`${long.premise}-${long.device}-123456`);
  });

  it('is followed by a paid invoice without payment details', async () => {
    const references = [{ kind: 'proforma', number: 'SPLET-P1-3', issued_on: '2026-11-20' }] as const;
    const paid = testDraft({ payment: 'bank_transfer', references });
    const text = await expectSaid(paid, [
      'Zveza Predračun SPLET-P1-3, 20.11.2026',
      'Plačano −1.555,50 € Za plačilo 0,00 €',
      'Plačano z bančnim nakazilom dne 22.11.2026.',
    ]);
    expect(text).not.toMatch(/Podatki za plačilo|Rok plačila/);
  });

  it('is followed by an invoice that shows a surplus after what was paid', async () => {
    const surplus = testDraft({ payment: 'bank_transfer', received: { amount: 160_000, credit: 0 } });
    await expectSaid(surplus, ['Skupaj z DDV 1.555,50 € Plačano −1.600,00 € V dobroimetje 44,50 € Za plačilo 0,00 €']);
    await expectSaid({ ...surplus, language: 'en' }, ['Paid −1.600,00 € To account credit 44,50 € To pay 0,00 €']);
  });

  it('has no payment details if credit or a card pays, or the seller takes no transfers', async () => {
    const paid = composeInvoice(
      testDraft({ payment: 'bank_transfer', paid_on: null, credit: 200_000 }),
      number,
      '2026-11-22',
    );
    expect(paid).toMatchObject({ amount_due: 0, credit_left: 44_450, payment_reference: null });
    const text = (await readPdf(await printInvoice(paid))).join(' ');
    expect(text).toContain('Plačano z dobroimetjem.');
    expect(text).not.toContain('Podatki za plačilo');
    expect(() =>
      composeInvoice(testDraft({ ...transfer, seller: { ...testSeller, iban: null } }), number, '2026-11-22'),
    ).toThrow('IBAN');
  });
});
