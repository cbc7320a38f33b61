import type { TSchema } from 'typebox';

export type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema keywords the contract uses. */
interface ContractSchema {
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly ContractSchema[];
  readonly items?: ContractSchema;
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly patternProperties?: Readonly<Record<string, ContractSchema>>;
}

export interface SchemaPrinter {
  /** The named schemas printed so far. */
  readonly schemas: Readonly<Record<string, Json>>;
  /**
   * Converts a contract schema to OpenAPI; a named schema becomes a reference. @throws Error if another schema has
   * the same name
   */
  readonly print: (schema: TSchema) => Json;
}

/** Prints each named schema once and refers to it elsewhere. */
export function createSchemaPrinter(): SchemaPrinter {
  const schemas: Record<string, Json> = {};

  function print({ title, ...schema }: ContractSchema): Json {
    const printed = printUnnamed(schema);
    if (title === undefined) return printed;
    const earlier = (schemas[title] ??= printed);
    if (JSON.stringify(earlier) !== JSON.stringify(printed)) throw new Error(`Two schemas are named ${title}.`);
    return { $ref: `#/components/schemas/${title}` };
  }

  const printEach = (members: Readonly<Record<string, ContractSchema>>) =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, print(member)]));

  function printUnnamed({ anyOf, items, properties, patternProperties, ...rest }: ContractSchema): Json {
    return {
      ...rest,
      ...(anyOf === undefined ? {} : printUnion(anyOf)),
      ...(items === undefined ? {} : { items: print(items) }),
      ...(properties === undefined ? {} : { properties: printEach(properties) }),
      ...(patternProperties === undefined ? {} : printRecord(patternProperties)),
    };
  }

  /** `additionalProperties` is equivalent for any keys, and every generator supports it. */
  const printRecord = ({ [anyKey]: value, ...others }: Readonly<Record<string, ContractSchema>>): Json =>
    value === undefined ? { patternProperties: printEach(others) } : { additionalProperties: print(value) };

  /**
   * Merges string literals into one `enum` and null into a scalar type, since many generators handle other unions
   * badly.
   */
  function printUnion(choices: readonly ContractSchema[]): Json {
    const literals = choices.filter(isLiteral);
    const others = choices.filter((choice) => !isLiteral(choice) && !isNull(choice)).map(print);
    const nullEnum = choices.some(isNull) ? [null] : [];
    const type = nullEnum.length === 0 ? 'string' : ['string', 'null'];
    if (literals.length > 0)
      return anyOf([...others, { type, enum: [...literals.map((literal) => literal.const), ...nullEnum] }]);
    const [only = {}] = others;
    if (nullEnum.length === 0) return anyOf(others);
    return others.length === 1 && isScalar(only)
      ? { ...only, type: [only['type'], 'null'] }
      : anyOf([...others, { type: 'null' }]);
  }

  return { schemas, print };
}

const anyKey = '^.*$';

const isLiteral = ({ title, const: value }: ContractSchema) => title === undefined && typeof value === 'string';
const isNull = ({ type }: ContractSchema) => type === 'null';

const isScalar = ({ type, const: value }: Json) => typeof type === 'string' && type !== 'object' && value === undefined;

function anyOf(choices: readonly Json[]): Json {
  const [only] = choices;
  return choices.length === 1 && only !== undefined ? only : { anyOf: choices };
}
