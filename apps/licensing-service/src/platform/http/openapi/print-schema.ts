import type { TSchema } from 'typebox';

export type Json = Readonly<Record<string, unknown>>;

/** The parts of JSON Schema that the contract is written in. */
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
   * A schema of the contract as OpenAPI writes it: a reference if it has a name.
   * @throws Error if another schema has the same name
   */
  readonly print: (schema: TSchema) => Json;
}

/** Prints each named schema of the contract once and refers to it everywhere else. */
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

  /** `additionalProperties` says the same of a record with any keys, and every generator knows it. */
  const printRecord = ({ [anyKey]: value, ...others }: Readonly<Record<string, ContractSchema>>): Json =>
    value === undefined ? { patternProperties: printEach(others) } : { additionalProperties: print(value) };

  /** Words become one `enum` and null joins a scalar, since many generators make poor types of other unions. */
  function printUnion(choices: readonly ContractSchema[]): Json {
    const words = choices.filter(isWord);
    const others = choices.filter((choice) => !isWord(choice) && !isNull(choice)).map(print);
    const nulls = choices.some(isNull) ? [null] : [];
    const type = nulls.length === 0 ? 'string' : ['string', 'null'];
    if (words.length > 0) return anyOf([...others, { type, enum: [...words.map((word) => word.const), ...nulls] }]);
    const [only = {}] = others;
    if (nulls.length === 0) return anyOf(others);
    return others.length === 1 && isScalar(only)
      ? { ...only, type: [only['type'], 'null'] }
      : anyOf([...others, { type: 'null' }]);
  }

  return { schemas, print };
}

const anyKey = '^.*$';

const isWord = ({ title, const: value }: ContractSchema) => title === undefined && typeof value === 'string';
const isNull = ({ type }: ContractSchema) => type === 'null';

const isScalar = ({ type, const: value }: Json) => typeof type === 'string' && type !== 'object' && value === undefined;

function anyOf(choices: readonly Json[]): Json {
  const [only] = choices;
  return choices.length === 1 && only !== undefined ? only : { anyOf: choices };
}
