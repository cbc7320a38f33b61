import { IsObject, type TObject } from 'typebox';
import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import * as schemas from '../../contract/schemas';
import { tenantSchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';

const records = Object.entries<unknown>(schemas).filter(
  (entry): entry is [string, TObject] => IsObject(entry[1]) && 'id' in entry[1].properties,
);

describe('blankRecord', () => {
  it.each(records)('makes a valid value of %s', (_name, schema) => {
    expect([...Errors(schema, blankRecord(schema))]).toEqual([]);
  });

  it('uses the given fields and leaves the others empty', () => {
    expect(blankRecord(tenantSchema, { title: 'Units', url: 'https://azman.crm.example' })).toMatchObject({
      title: 'Units',
      url: 'https://azman.crm.example',
      active: false,
      certificate: null,
      premises: [],
      sections: { couriers: { version: 0, data: {}, secrets: { 'gls.password': { set: false, updated_at: null } } } },
    });
    // @ts-expect-error a company CRM has no such field
    blankRecord(tenantSchema, { nothing: 1 });
  });
});
