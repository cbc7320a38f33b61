import { Type, type TLiteral, type TObject, type TProperties, type TUnion } from 'typebox';

/**
 * An object with a name: OpenAPI lists it once under `components.schemas`, and generated clients name its type after
 * it. Two different schemas with one name are an error. Spreading `.properties` drops the name.
 */
export const named = <P extends TProperties>(title: string, properties: P): TObject<P> =>
  Type.Object(properties, { title });

type Literals<T extends readonly string[]> = { -readonly [K in keyof T]: TLiteral<T[K]> };

/** A named schema of string literals. */
export const choice = <const T extends readonly string[]>(title: string, values: T) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { title },
  ) as unknown as TUnion<Literals<T>>;
