export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Below the API base, with `{name}` parameters. */
  readonly path: string;
  /** Media types of the body; empty without one. */
  readonly mediaTypes: readonly string[];
  /** Names of the fields of the body. */
  readonly fields: readonly string[];
  readonly headers: readonly string[];
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema | Reference }>> };
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

function resolve<Part extends object>(document: OpenapiDocument, part: Part | Reference): Part {
  if (!('$ref' in part)) return part;
  const steps = part.$ref.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), document) as Part;
}

/** Lists every operation, in the order of the document. */
export function operationsOf(document: OpenapiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const content = requestBody?.content ?? {};
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        mediaTypes: Object.keys(content),
        fields: Object.keys(resolve<Schema>(document, Object.values(content)[0]?.schema ?? {}).properties ?? {}),
        headers: parameters
          .map((parameter) => resolve(document, parameter))
          .filter((one) => one.in === 'header')
          .map(({ name }) => name),
      };
    }),
  );
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** Finds the operation of a call. Paths without parameters win. */
export function operationFinder(operations: readonly Operation[]) {
  const patterns = operations
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  return (method: string, path: string): Operation | undefined =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path.split('?')[0] ?? ''))
      ?.operation;
}
