import { describe, expect, it } from 'vitest';
import { decodeForm, formLimits } from './decode-form';
import { encodeForm } from './encode-form';
import { FormError } from './form-error';

const errorOf = (body: string) => {
  try {
    return decodeForm(body);
  } catch (error) {
    return error instanceof FormError ? error.code : error;
  }
};

describe('encodeForm', () => {
  it.each([
    [{ email: 'a+b@example.si', name: 'Žan Č' }, 'email=a%2Bb%40example.si&name=%C5%BDan%20%C4%8C'],
    [
      { couriers: [{ username: 'x', on: true }, { username: null }] },
      'couriers[0][username]=x&couriers[0][on]=true&couriers[1][username]=',
    ],
    [{ tags: [], terms: false, count: 3 }, 'tags[]=&terms=false&count=3'],
    [{ left_out: undefined, none: {}, at: new Date('2026-11-21T08:00:00Z') }, 'at=2026-11-21T08%3A00%3A00.000Z'],
    [{ broken: '\ud800' }, 'broken=%EF%BF%BD'],
    [{}, ''],
  ])('writes %j', (value, body) => {
    expect(encodeForm(value)).toBe(body);
  });
});

describe('decodeForm', () => {
  it.each([
    ['a=1&b=two+words&c=%C5%BE', { a: '1', b: 'two words', c: 'ž' }],
    ['couriers[0][username]=x&couriers[1][username]=y', { couriers: [{ username: 'x' }, { username: 'y' }] }],
    ['couriers%5B1%5D=b&couriers%5B0%5D=a', { couriers: ['a', 'b'] }],
    ['tags[]=', { tags: [] }],
    ['tags[]=a&tags[]=b', { tags: ['a', 'b'] }],
    ['tags[0]=', { tags: [''] }],
    ['a[0][]=', { a: [[]] }],
    ['a[b][c][d][e][f]=deep', { a: { b: { c: { d: { e: { f: 'deep' } } } } } }],
    ['flag&&x=', { flag: '', x: '' }],
    ['7=a&8=b', { 7: 'a', 8: 'b' }],
    ['toString=a&hasOwnProperty=b', { toString: 'a', hasOwnProperty: 'b' }],
    ['', {}],
  ])('reads %s', (body, value) => {
    expect(decodeForm(body)).toEqual(value);
  });

  it.each([
    ['__proto__=1', 'refused_name'],
    ['a[__proto__][x]=1', 'refused_name'],
    ['a[%5F_proto__]=1', 'refused_name'],
    ['constructor[prototype][x]=1', 'refused_name'],
    ['a[prototype]=1', 'refused_name'],
    ['a=1&a=2', 'duplicate_name'],
    ['a[b]=1&a[b]=2', 'duplicate_name'],
    ['a=1&a[b]=2', 'duplicate_name'],
    ['a[b]=2&a=1', 'duplicate_name'],
    ['a[b][c][d][e][f][g]=1', 'too_deep'],
    ['a[1]=x', 'malformed'],
    ['a[0]=x&a[b]=y', 'malformed'],
    ['a[b]=x&a[0]=y', 'malformed'],
    ['a[]=x&a[0]=y', 'malformed'],
    ['a[0]=x&a[]=y', 'malformed'],
    ['a[b]=x&a[]=y', 'malformed'],
    ['a[200]=x', 'array_too_long'],
    ['a[01]=x&a[0]=y', 'malformed'],
    ['=x', 'malformed'],
    ['[a]=x', 'malformed'],
    ['a[b=x', 'malformed'],
    ['a]b=x', 'malformed'],
    ['a[b]c=x', 'malformed'],
    ['a[b]c[d]=x', 'malformed'],
    ['a[][b]=x', 'malformed'],
    ['a[b[c]]=x', 'malformed'],
    ['a=%E0%A4', 'malformed'],
    ['%=x', 'malformed'],
  ])('rejects %s', (body, code) => {
    expect(errorOf(body)).toBe(code);
  });

  it('counts parameters and list members', () => {
    const many = (count: number, pair: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => pair(at)).join('&');
    expect(Object.keys(decodeForm(many(formLimits.params, (at) => `k${at}=`)))).toHaveLength(formLimits.params);
    expect(errorOf(many(formLimits.params + 1, (at) => `k${at}=`))).toBe('too_many_params');
    expect(decodeForm(many(formLimits.array, (at) => `a[${at}]=`)).a).toHaveLength(formLimits.array);
    expect(decodeForm(many(formLimits.array, () => 'a[]=x')).a).toHaveLength(formLimits.array);
    expect(errorOf(many(formLimits.array + 1, (at) => `a[${at}]=`))).toBe('array_too_long');
    expect(errorOf(many(formLimits.array + 1, () => 'a[]=x'))).toBe('array_too_long');
  });

  it.each([
    ['brackets', `a${'[]'.repeat(500_000)}=1`],
    ['opening brackets', `a${'['.repeat(1_000_000)}=1`],
    ['nested names', `a${'[b]'.repeat(300_000)}=1`],
    ['pairs', 'a=1&'.repeat(250_000)],
    ['ampersands', '&'.repeat(1_000_000)],
  ])('handles a million characters of %s quickly', (_, body) => {
    const started = performance.now();
    errorOf(body);
    expect(performance.now() - started).toBeLessThan(250);
  });

  it('never changes the prototype of other objects', () => {
    errorOf('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('decodes what encodeForm encodes', () => {
    const value = {
      title: 'A & B = č [x]',
      rows: [
        { id: '1', tags: [], note: '' },
        { id: '2', tags: ['a'], note: '+' },
      ],
      all: { on: 'true' },
    };
    expect(decodeForm(encodeForm(value))).toEqual(value);
  });
});
