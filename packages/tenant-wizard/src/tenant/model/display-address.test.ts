import { expect, it } from 'vitest';
import { isPageAddress, displayAddress } from './display-address';

it('drops protocol and trailing slash', () => {
  expect(displayAddress('http://127.0.0.1:4000/crm/zelena-dolina/')).toBe('127.0.0.1:4000/crm/zelena-dolina');
  expect(displayAddress('https://azman.crm.example')).toBe('azman.crm.example');
});

it.each(['javascript:alert(1)', ' https://a.example', 'data:text/html,x', '//a.example', ''])(
  'rejects "%s" as a link',
  (url) => {
    expect(isPageAddress(url)).toBe(false);
  },
);

it('accepts web pages as links', () => {
  expect(isPageAddress('https://azman.crm.example')).toBe(true);
  expect(isPageAddress('http://127.0.0.1:4000/crm/a/')).toBe(true);
});
