import { Type, type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { createSchemaPrinter } from './print-schema';

describe('createSchemaPrinter', () => {
  const person = Type.Object({ name: Type.String() }, { title: 'Person' });
  const reference = { $ref: '#/components/schemas/Person' };

  it('defines a named schema once and refers to it', () => {
    const { print, schemas } = createSchemaPrinter();
    expect(print(person)).toEqual(reference);
    expect(print(Type.Object({ people: Type.Array(person) }))).toEqual({
      type: 'object',
      required: ['people'],
      properties: { people: { type: 'array', items: reference } },
    });
    expect(schemas).toEqual({
      Person: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    });
  });

  it('does not mistake a property named title for a schema name', () => {
    const book = Type.Object({ title: Type.String() });
    expect(createSchemaPrinter().print(book)).toMatchObject({ properties: { title: { type: 'string' } } });
  });

  it('throws if two different schemas have the same name', () => {
    const { print } = createSchemaPrinter();
    print(person);
    print(Type.Object({ name: Type.String() }, { title: 'Person' }));
    const other = Type.Object({ full_name: Type.String() }, { title: 'Person' });
    expect(() => print(other)).toThrow('Two schemas are named Person.');
  });

  it.each<[string, TSchema[], object]>([
    ['string literals', [Type.Literal('a'), Type.Literal('b')], { type: 'string', enum: ['a', 'b'] }],
    ['string literals or null', [Type.Literal('a'), Type.Null()], { type: ['string', 'null'], enum: ['a', null] }],
    ['a string or null', [Type.String({ maxLength: 9 }), Type.Null()], { type: ['string', 'null'], maxLength: 9 }],
    ['an object or null', [person, Type.Null()], { anyOf: [reference, { type: 'null' }] }],
    ['an object or a literal', [person, Type.Literal('a')], { anyOf: [reference, { type: 'string', enum: ['a'] }] }],
    ['two objects', [person, Type.Array(person)], { anyOf: [reference, { type: 'array', items: reference }] }],
  ])('prints a union of %s', (_, choices, printed) => {
    expect(createSchemaPrinter().print(Type.Union(choices))).toEqual(printed);
  });

  it.each([
    ['any keys', Type.String(), { additionalProperties: reference }],
    ['keys of a pattern', Type.String({ pattern: '^x-' }), { patternProperties: { '^x-': reference } }],
  ])('prints a record with %s', (_, key, printed) => {
    expect(createSchemaPrinter().print(Type.Record(key, person))).toEqual({ type: 'object', ...printed });
  });
});
