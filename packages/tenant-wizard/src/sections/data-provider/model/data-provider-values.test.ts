import { expect, it } from 'vitest';
import {
  isDataProviderStarted,
  kindOfPort,
  portOfKind,
  toDataProviderInput,
  toDataProviderValues,
} from './data-provider-values';

it('derives the kind from a default port and keeps it for any other', () => {
  expect(kindOfPort('3306', 'postgresql')).toBe('mysql');
  expect(kindOfPort(' 5432 ', 'mysql')).toBe('postgresql');
  expect(kindOfPort('15432', 'mysql')).toBe('mysql');
});

it('changes a default port with the kind, and no other', () => {
  expect(portOfKind('mysql', '5432')).toBe('3306');
  expect(portOfKind('postgresql', '')).toBe('5432');
  expect(portOfKind('mysql', '15432')).toBe('15432');
});

it('does not count default kind and port as data', () => {
  const values = toDataProviderValues({});
  expect(values).toMatchObject({ kind: 'postgresql', port: '5432' });
  expect(isDataProviderStarted(values, false)).toBe(false);
  expect(isDataProviderStarted(values, true)).toBe(true);
  expect(isDataProviderStarted({ ...values, host: 'db' }, false)).toBe(true);
});

it('sends null for empty values, and the password only on request', () => {
  const values = { ...toDataProviderValues({ host: ' db ' }), password: ' a ' };
  expect(toDataProviderInput(values)).toEqual({
    kind: 'postgresql',
    host: 'db',
    port: '5432',
    database: null,
    username: null,
    ca_certificate: null,
  });
  expect(toDataProviderInput(values, { withPassword: true })).toMatchObject({ password: ' a ' });
});
