import type { FakeCodelist } from '../state';

type SampleOption = readonly [key: string, english: string, slovenian: string, value: number | null];

const samples: readonly { slug: string; english: string; slovenian: string; options: readonly SampleOption[] }[] = [
  {
    slug: 'vat_rates',
    english: 'VAT rates',
    slovenian: 'Stopnje DDV',
    options: [
      ['standard', 'Standard rate, 22 %', 'Splošna stopnja, 22 %', 2200],
      ['reduced', 'Reduced rate, 9.5 %', 'Nižja stopnja, 9,5 %', 950],
    ],
  },
  {
    slug: 'units',
    english: 'Units',
    slovenian: 'Enote',
    options: [
      ['piece', 'Piece', 'Kos', null],
      ['kg', 'Kilogram', 'Kilogram', 1000],
    ],
  },
];

/** Some of the codelists that a service comes with. */
export function sampleCodelists(newId: () => string, at: string): FakeCodelist[] {
  return samples.map(({ slug, english, slovenian, options }) => ({
    id: newId(),
    slug,
    title_en: english,
    title_sl: slovenian,
    built_in: true,
    author: null,
    last_modified: null,
    created_at: at,
    updated_at: at,
    version: 1,
    data: options.map(([key, title_en, title_sl, value], position) => ({
      id: newId(),
      key,
      title_en,
      title_sl,
      value,
      position,
      version: 1,
    })),
  }));
}
