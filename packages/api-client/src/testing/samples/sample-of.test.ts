import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { codelistOptionFields, codelistsResource, tenantsResource, type Fields } from '../../contract';
import { partSchema } from '../../contract/schemas';
import { sampleOf } from './sample-of';

describe('sampleOf', () => {
  it.each<[string, { fields: Fields }]>([
    ['codelists', codelistsResource],
    ['tenants', tenantsResource],
    ['options of a codelist', { fields: codelistOptionFields }],
  ])('makes each part of %s as its schema accepts it', (_name, resource) => {
    for (const part of ['list', 'record'] as const) {
      const schema = partSchema('Sample', resource.fields, part);
      expect([...Errors(schema, sampleOf(resource, part))]).toEqual([]);
    }
  });

  it('overrides the given fields', () => {
    const row = sampleOf(codelistsResource, 'list', { title: 'Units', options: 12 });
    expect(row).toMatchObject({ title: 'Units', slug: 'Slug', options: 12 });
    // @ts-expect-error a row has no options by name
    sampleOf(codelistsResource, 'list', { options: [] });
    // @ts-expect-error the version is part of the record alone
    sampleOf(codelistsResource, 'list', { version: 1 });
  });
});
