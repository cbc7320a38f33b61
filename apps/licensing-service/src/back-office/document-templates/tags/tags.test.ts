import { knownTagNames } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { DocxTag } from '../../../platform';
import { describeTags } from './describe-tags';
import { fieldNameFor } from './field-name-for';
import { findTagProblems } from './find-tag-problems';
import { sampleValues } from './sample-values';
import { tagsAsValues } from './tags-as-values';

/** `#items` opens, `/items` closes, anything else is a value. */
const tagsOf = (written: string): DocxTag[] =>
  written.split('|').map((text) => {
    const kind = text.startsWith('#') ? 'open' : text.startsWith('/') ? 'close' : 'value';
    return { name: kind === 'value' ? text : text.slice(1), kind };
  });

describe('findTagProblems', () => {
  it.each([
    ['customer.titel', 'unknown_tag', 'customer.title'],
    ['custumer.title', 'unknown_tag', 'customer.title'],
    ['customer.adress', 'unknown_tag', 'customer.address'],
    ['signature.witness', 'unknown_tag', null],
    ['items.sum', 'unknown_tag', null],
    ['items.total', 'no_table', '#items'],
    ['#items.rates|rate|/items.rates', 'no_table', '#items'],
    ['field.valid until', 'blank_in_name', 'field.valid_until'],
    ['Ime stranke', 'blank_in_name', 'field.ime_stranke'],
    ['Opomba', 'name', 'field.opomba'],
    ['customer.', 'name', null],
    ['field._type', 'reserved', null],
    ['__proto__', 'reserved', null],
    ['description', 'column_outside_table', null],
    ['#items|description', 'not_closed', '/items'],
    ['/items', 'not_opened', '#items'],
    ['#items|descripton|/items', 'unknown_column', 'description'],
    ['#itmes|/itmes', 'unknown_table', '#items'],
    ['#items|#items_2|/items_2|/items', 'loop_in_loop', null],
  ])('refuses %s: %s, perhaps %s', (written, reason, suggestion) => {
    expect(findTagProblems(tagsOf(written))).toEqual([expect.objectContaining({ reason, suggestion })]);
  });

  it.each([
    ...knownTagNames.filter((name) => !name.startsWith('items')),
    'field.place',
    'customer.fax',
    'crm.plan',
    '#items_a|net|/items_a|items_a.total',
  ])('accepts %s', (written) => expect(findTagProblems(tagsOf(written))).toEqual([]));

  it('names a tag once, and loops that are closed in another order', () => {
    expect(findTagProblems(tagsOf('#items|#items_2|/items')).map(({ reason, tag }) => `${reason} ${tag}`)).toEqual([
      'loop_in_loop #items_2',
      'not_closed #items_2',
    ]);
    expect(findTagProblems(tagsOf('customer.titel|customer.titel'))).toHaveLength(1);
  });
});

const offer = tagsOf(
  'customer.title|field.valid_until|#items|description|net|customer.title|/items|#items.rates|rate|/items.rates|items.total|field.terms|customer.fax|signature.author',
);

describe('describeTags', () => {
  const { content } = describeTags(offer);

  it('tells where each tag is filled from', () => {
    expect(content.tags.map(({ name, source }) => [name, source])).toEqual([
      ['customer.title', 'record'],
      ['field.valid_until', 'author'],
      ['items.rates', 'items'],
      ['items.total', 'items'],
      ['field.terms', 'author'],
      ['customer.fax', 'unknown'],
      ['signature.author', 'signature'],
    ]);
    expect(content.tables).toEqual([{ name: 'items', columns: ['description', 'net'] }]);
  });

  it('asks the author for fields and unknown tags', () => {
    expect(content.fields).toMatchObject([
      { name: 'field.valid_until', label: 'Valid until', type: 'date', required: true, days_ahead: 30 },
      { name: 'field.terms', label: 'Terms', type: 'long_text', required: false },
      { name: 'customer.fax', label: 'Customer fax', type: 'text', required: true, days_ahead: null },
    ]);
  });

  it('has a value for each tag, as sample data and as tags', () => {
    const sample = sampleValues(content, 'sl');
    expect(sample.tables['items']).toHaveLength(24);
    expect(sample.tables['items']?.[1]).toMatchObject({ position: '2', net: '892,80\u{a0}€', discount: '10\u{a0}%' });
    expect(sample.texts).toMatchObject({ 'customer.fax': 'Customer fax', 'signature.author': '\u{a0}' });
    expect(tagsAsValues(content)).toMatchObject({
      texts: { 'customer.title': '{customer.title}' },
      tables: { items: [{ description: '{description}', net: '{net}' }] },
    });
    for (const { name } of content.tags) expect(Object.hasOwn(sample.texts, name)).toBe(true);
  });
});

it.each([
  ['Velja do', 'field.velja_do'],
  ['Rok plačila (dni)', 'field.rok_placila_dni'],
  ['customer.e-mail', 'customer.e_mail'],
  ['…', null],
])('fieldNameFor %s is %s', (written, name) => expect(fieldNameFor(written)).toBe(name));
