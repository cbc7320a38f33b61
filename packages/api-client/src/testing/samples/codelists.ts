import { codelistOptionFields, codelistsResource, type Codelist } from '../../contract';
import { sampleOf } from './sample-of';

const idOf = (at: number) => `018f0000-0000-7000-8000-0000000000${10 + at}`;

type SampleOption = readonly [key: string, en: string, sl: string, value?: number];

const options: readonly SampleOption[] = [
  ['piece', 'Piece', 'Kos'],
  ['hour', 'Hour', 'Ura'],
  ['day', 'Day', 'Dan'],
  ['square_metre', 'Square metre', 'Kvadratni meter'],
];

const rates: readonly SampleOption[] = [
  ['standard', 'Standard rate', 'Splošna stopnja', 2200],
  ['reduced', 'Reduced rate', 'Nižja stopnja', 950],
];

const titles = [
  ['units', 'Units', 'Enote', options],
  ['vat_rates', 'VAT rates', 'Stopnje DDV', rates],
  ['document-template-categories', 'Document template categories', 'Kategorije predlog dokumentov', []],
  ['my_boxes', 'Boxes', 'Škatle', []],
] as const;

/** Codelists with their options: units, VAT rates and two empty ones; the last one is the operator's own. */
export const sampleCodelists: readonly [Codelist, Codelist, ...Codelist[]] = titles.map(
  ([slug, title, title_sl, made], at) => ({
    ...sampleOf(codelistsResource, 'record', {
      id: idOf(at),
      slug,
      title,
      title_en: title,
      title_sl,
      built_in: slug !== 'my_boxes',
      allowed_actions: slug === 'my_boxes' ? ['update', 'rename', 'delete', 'duplicate'] : ['update', 'duplicate'],
    }),
    data: made.map(([key, en, sl, value], position) => ({
      ...sampleOf({ fields: codelistOptionFields }, 'record', {
        id: idOf(20 + 10 * at + position),
        key,
        title: en,
        title_en: en,
        title_sl: sl,
        value: value ?? null,
        position,
      }),
      uses: null,
      kept: 0,
    })),
  }),
) as [Codelist, Codelist, ...Codelist[]];

/** The codelists as users with read access see them. */
export const readOnlyCodelists: readonly Codelist[] = sampleCodelists.map((codelist) => ({
  ...codelist,
  allowed_actions: [],
}));
