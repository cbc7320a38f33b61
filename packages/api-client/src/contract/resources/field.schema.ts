import {
  Type,
  type TArray,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TNull,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
} from 'typebox';
import { idSchema, instantSchema, personSchema, recordSchema, text } from '../fields.schema';
import { named } from '../named.schema';
import type { Field, Fields } from './field';
import type { NamesOf, Part, ShownPart } from './field-part';

type Literals<T extends readonly string[]> = { -readonly [K in keyof T]: TLiteral<T[K]> };

type Plain<F extends Field> = F extends { readonly choices: infer C extends readonly string[] }
  ? number extends C['length']
    ? TString
    : TUnion<Literals<C>>
  : F['type'] extends 'integer'
    ? TInteger
    : F['type'] extends 'boolean'
      ? TBoolean
      : F['type'] extends 'person'
        ? typeof personSchema
        : F['type'] extends 'record'
          ? typeof recordSchema
          : F['type'] extends 'records'
            ? TArray<typeof recordSchema>
            : F['type'] extends 'actions'
              ? TArray<TString>
              : TString;

type Value<F extends Field> = F extends { readonly nullable: true } ? TUnion<[Plain<F>, TNull]> : Plain<F>;
type Input<F extends Field> = F extends { readonly optional: true } ? TOptional<Value<F>> : Value<F>;

/** The TypeBox properties of one part of a record. */
export type PropertiesOf<F extends Fields, P extends Part> = {
  [K in NamesOf<F, P> | (P extends ShownPart ? 'id' : never)]: K extends keyof F
    ? P extends ShownPart
      ? Value<F[K]>
      : Input<F[K]>
    : typeof idSchema;
};

const plain = {
  text: Type.String(),
  id: idSchema,
  instant: instantSchema,
  integer: Type.Integer(),
  boolean: Type.Boolean(),
  person: personSchema,
  record: recordSchema,
  records: Type.Array(recordSchema),
  actions: Type.Array(Type.String()),
} as const;

function withNull(schema: TSchema, { type, choices = [], nullable }: Field): TSchema {
  if (type === 'choice') {
    const literals: TSchema[] = choices.map((value) => Type.Literal(value));
    return Type.Union(nullable ? [...literals, Type.Null()] : literals);
  }
  return nullable ? Type.Union([schema, Type.Null()]) : schema;
}

const valueOf = (field: Field): TSchema => withNull(field.type === 'choice' ? Type.Null() : plain[field.type], field);

function inputOf(field: Field): TSchema {
  const { type, maxLength = 160, pattern, minimum, maximum } = field;
  const bounds = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
  const constrained =
    type === 'integer'
      ? Type.Integer(bounds)
      : pattern === undefined
        ? text(maxLength)
        : Type.String({ maxLength, pattern });
  const schema = type === 'text' || type === 'integer' ? withNull(constrained, field) : valueOf(field);
  return field.optional ? Type.Optional(schema) : schema;
}

const accepts = ({ only, input }: Field, part: Part) =>
  part === 'list' || part === 'record' ? only === undefined || only === part : input === 'save' || input === part;

/** Properties of one part of a record. Spread them into a schema to change some. */
export function propertiesOf<F extends Fields, P extends Part>(fields: F, part: P): PropertiesOf<F, P> {
  const isInput = part === 'create' || part === 'save';
  const properties = Object.entries<Field>(fields)
    .filter(([, field]) => accepts(field, part))
    .map(([name, field]) => [name, isInput ? inputOf(field) : valueOf(field)]);
  const all = isInput ? properties : [['id', idSchema], ...properties];
  return Object.fromEntries(all) as PropertiesOf<F, P>;
}

/** Named schema of a part of a record; `differing` adds and replaces properties. */
export function partSchema<F extends Fields, P extends Part, D extends TProperties = Record<never, never>>(
  title: string,
  fields: F,
  part: P,
  differing?: D,
): TObject<Omit<PropertiesOf<F, P>, keyof D> & D> {
  return named(title, { ...propertiesOf(fields, part), ...differing } as Omit<PropertiesOf<F, P>, keyof D> & D);
}

type Changes<T extends TProperties> = { [K in keyof T]: T[K] extends TOptional ? T[K] : TOptional<T[K]> };

/** Makes every property optional, for partial updates. */
export function changesOf<T extends TProperties>(properties: T): Changes<T> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  ) as Changes<T>;
}
