import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf';
import type { ActData } from './act-data';
import { printAct } from './print-act';

const shop = {
  premiseId: 'TRGOVINA1',
  place: {
    type: 'immovable',
    street: 'Tržaška cesta',
    houseNumber: '24',
    houseNumberAdditional: 'B',
    settlement: 'Brezovica pri Ljubljani',
    post: 'Ljubljana - dostava',
    postalCode: '1000',
    cadastralNumber: 1723,
    buildingNumber: 2461,
    sectionNumber: 101,
  },
  validFrom: '2026-11-24',
  devices: ['BLAG1', 'BLAG2'],
} as const;

const act: ActData = {
  company: {
    name: 'Železnina Črnič & Đorđević, d.o.o.',
    street: 'Šmartinska cesta 5',
    postalCode: '1000',
    city: 'Ljubljana',
    taxNumber: '50223054',
  },
  responsiblePerson: 'Žiga Čuček',
  premises: [shop, { premiseId: 'VOZILO1', place: { type: 'movable-a' }, validFrom: '2026-12-01', devices: ['M1'] }],
  numbering: 'device',
  numberingRestarts: true,
  adoptedOn: '2026-11-21',
};

const pagesOf = async (data: ActData) => readPdf(await printAct(data));

describe('printAct', () => {
  it('prints the company, its responsible person, every premise with its devices, and the day', async () => {
    const pages = await pagesOf(act);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    for (const expected of [
      'INTERNI AKT',
      'šestega odstavka 5. člena Zakona o davčnem potrjevanju računov',
      'Železnina Črnič & Đorđević, d.o.o.',
      'Šmartinska cesta 5, 1000 Ljubljana',
      'davčna številka 50223054',
      'odgovorna oseba Žiga Čuček',
      'Tržaška cesta 24 B, Brezovica pri Ljubljani, 1000 Ljubljana - dostava',
      '1723 2461 101',
      '24.11.2026',
      'BLAG1, BLAG2',
      'A: premičen prostor',
      'TRGOVINA1-BLAG1-1',
      'za vsako elektronsko napravo',
      's številko 1',
      'Akt velja od 21.11.2026',
      'stran 1 od 1',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('B: objekt');
  });

  it('prints the rules for numbering by premise and across years', async () => {
    const [text] = await pagesOf({ ...act, numbering: 'premise', numberingRestarts: false });
    expect(text).toContain('za vsak poslovni prostor posebej');
    expect(text).toContain('se štetje nadaljuje');
    expect(text).not.toContain('s številko 1');
  });

  it('repeats the table header on every page', async () => {
    const premises = Array.from({ length: 50 }, (_, at) => ({
      ...shop,
      premiseId: `TRGOVINA${at + 1}`,
      devices: ['BLAG1', 'BLAG2', 'BLAG3', 'BLAG4'],
    }));
    const pages = await pagesOf({ ...act, premises });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[1]).toContain('Št. dela stavbe');
    expect(pages.join(' ')).toContain('TRGOVINA50');
    expect(pages.at(-1)).toContain(`stran ${pages.length} od ${pages.length}`);
  });
});
