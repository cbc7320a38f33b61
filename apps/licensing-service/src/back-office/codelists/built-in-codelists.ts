/** Key, title in English and Slovenian, and the numeric value of codelists that have one. */
type BuiltInOption = readonly [key: string, en: string, sl: string, value?: number];

export interface BuiltInCodelist {
  readonly slug: string;
  readonly en: string;
  readonly sl: string;
  readonly options: readonly BuiltInOption[];
}

/** The codelists of the specification, with defaults for an operator in Slovenia. */
export const builtInCodelists: readonly BuiltInCodelist[] = [
  {
    slug: 'statuses',
    en: 'Statuses',
    sl: 'Statusi',
    options: [
      ['new', 'New', 'Novo'],
      ['open', 'Open', 'Odprto'],
      ['in_progress', 'In progress', 'V teku'],
      ['waiting', 'Waiting', 'Čaka'],
      ['done', 'Done', 'Zaključeno'],
      ['cancelled', 'Cancelled', 'Preklicano'],
    ],
  },
  {
    slug: 'vat_rates',
    en: 'VAT rates',
    sl: 'Stopnje DDV',
    options: [
      ['standard', 'Standard rate, 22 %', 'Splošna stopnja, 22 %', 2200],
      ['reduced', 'Reduced rate, 9.5 %', 'Nižja stopnja, 9,5 %', 950],
      ['special', 'Special reduced rate, 5 %', 'Posebna nižja stopnja, 5 %', 500],
      ['zero', 'Exempt, 0 %', 'Oproščeno, 0 %', 0],
    ],
  },
  {
    slug: 'units',
    en: 'Units',
    sl: 'Enote',
    options: [
      ['piece', 'Piece', 'Kos'],
      ['hour', 'Hour', 'Ura'],
      ['day', 'Day', 'Dan'],
      ['month', 'Month', 'Mesec'],
      ['kilogram', 'Kilogram', 'Kilogram'],
      ['metre', 'Metre', 'Meter'],
      ['square_metre', 'Square metre', 'Kvadratni meter'],
      ['cubic_metre', 'Cubic metre', 'Kubični meter'],
      ['litre', 'Litre', 'Liter'],
      ['kilometre', 'Kilometre', 'Kilometer'],
      ['package', 'Package', 'Paket'],
      ['set', 'Set', 'Komplet'],
    ],
  },
  {
    slug: 'project_statuses',
    en: 'Project statuses',
    sl: 'Statusi projektov',
    options: [
      ['planned', 'Planned', 'Načrtovan'],
      ['active', 'Active', 'Aktiven'],
      ['on_hold', 'On hold', 'Na čakanju'],
      ['completed', 'Completed', 'Zaključen'],
      ['cancelled', 'Cancelled', 'Preklican'],
    ],
  },
  {
    slug: 'classif',
    en: 'Classifications',
    sl: 'Klasifikacije',
    options: [
      ['lead', 'Lead', 'Potencialna stranka'],
      ['customer', 'Customer', 'Stranka'],
      ['key_customer', 'Key customer', 'Ključna stranka'],
      ['supplier', 'Supplier', 'Dobavitelj'],
      ['partner', 'Partner', 'Partner'],
    ],
  },
  {
    slug: 'items_set',
    en: 'Kinds of items',
    sl: 'Vrste artiklov',
    options: [
      ['goods', 'Goods', 'Blago'],
      ['service', 'Service', 'Storitev'],
      ['material', 'Material', 'Material'],
      ['bundle', 'Bundle', 'Sestavljen artikel'],
    ],
  },
  {
    slug: 'document-template-views',
    en: 'Document template views',
    sl: 'Pogledi predlog dokumentov',
    options: [
      ['portrait', 'Portrait', 'Pokončno'],
      ['landscape', 'Landscape', 'Ležeče'],
      ['label', 'Label', 'Nalepka'],
    ],
  },
  {
    slug: 'document-template-categories',
    en: 'Document template categories',
    sl: 'Kategorije predlog dokumentov',
    options: [
      ['offer', 'Offer', 'Ponudba'],
      ['order', 'Order', 'Naročilo'],
      ['contract', 'Contract', 'Pogodba'],
      ['delivery_note', 'Delivery note', 'Dobavnica'],
      ['invoice', 'Invoice', 'Račun'],
      ['letter', 'Letter', 'Dopis'],
    ],
  },
  {
    slug: 'probabilities',
    en: 'Probabilities',
    sl: 'Verjetnosti',
    options: [0, 10, 25, 50, 75, 90, 100].map((percent): BuiltInOption => [
      `${percent}`,
      `${percent} %`,
      `${percent} %`,
      percent,
    ]),
  },
  {
    slug: 'weight-unit',
    en: 'Weight units',
    sl: 'Enote mase',
    options: [
      ['g', 'Gram', 'Gram', 1],
      ['dag', 'Decagram', 'Dekagram', 10],
      ['kg', 'Kilogram', 'Kilogram', 1000],
      ['t', 'Tonne', 'Tona', 1_000_000],
    ],
  },
  {
    slug: 'dimension-unit',
    en: 'Dimension units',
    sl: 'Enote dolžine',
    options: [
      ['mm', 'Millimetre', 'Milimeter', 1],
      ['cm', 'Centimetre', 'Centimeter', 10],
      ['dm', 'Decimetre', 'Decimeter', 100],
      ['m', 'Metre', 'Meter', 1000],
    ],
  },
  {
    slug: 'claim-status',
    en: 'Claim statuses',
    sl: 'Statusi reklamacij',
    options: [
      ['received', 'Received', 'Prejeta'],
      ['in_review', 'In review', 'V obravnavi'],
      ['accepted', 'Accepted', 'Sprejeta'],
      ['rejected', 'Rejected', 'Zavrnjena'],
      ['resolved', 'Resolved', 'Rešena'],
    ],
  },
  {
    slug: 'currencies',
    en: 'Currencies',
    sl: 'Valute',
    options: [
      ['EUR', 'Euro', 'Evro', 2],
      ['USD', 'US dollar', 'Ameriški dolar', 2],
      ['GBP', 'Pound sterling', 'Britanski funt', 2],
      ['CHF', 'Swiss franc', 'Švicarski frank', 2],
      ['HUF', 'Hungarian forint', 'Madžarski forint', 2],
      ['CZK', 'Czech koruna', 'Češka krona', 2],
      ['PLN', 'Polish zloty', 'Poljski zlot', 2],
      ['RSD', 'Serbian dinar', 'Srbski dinar', 2],
      ['BAM', 'Convertible mark', 'Konvertibilna marka', 2],
      ['MKD', 'Macedonian denar', 'Makedonski denar', 2],
      ['RON', 'Romanian leu', 'Romunski lev', 2],
      ['SEK', 'Swedish krona', 'Švedska krona', 2],
      ['DKK', 'Danish krone', 'Danska krona', 2],
      ['NOK', 'Norwegian krone', 'Norveška krona', 2],
    ],
  },
];
