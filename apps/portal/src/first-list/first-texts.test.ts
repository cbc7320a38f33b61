// @vitest-environment node
import { expect, it } from 'vitest';
import { textsReadBy, type Texts } from '../../first-pages/first-texts';

const texts = {
  title: 'Customers',
  unread: 'Unread',
  field: { name: 'Name', city: 'City' },
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  erase: { done: 'Erased', action: 'Erase' },
};
const messages = 'const messages = { namespace: `customers` };';

const cases: readonly [string, string, Texts][] = [
  ['a key of the script', 't(`title`)', { title: 'Customers' }],
  ['every key that a template can make', 't(`field.${name}`)', { field: texts.field }],
  ['a key with a beginning of its own', 't(`${action}.done`)', { erase: { done: 'Erased' } }],
  ['all plural forms', 't("rows", { count })', { rows_one: texts.rows_one, rows_other: texts.rows_other }],
  ['no key of a template without letters', '`${day}.${month}`', {}],
];

it.each(cases)('keeps %s', (_, code, customers) => {
  const read = textsReadBy(`${messages}${code}`, ['media:title'], { customers: texts, media: texts, users: texts });
  expect(read).toEqual({ ...(Object.keys(customers).length > 0 ? { customers } : {}), media: { title: 'Customers' } });
});
