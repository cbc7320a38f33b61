import ts from 'typescript';

/** A type of another module that a printed type refers to. */
export interface NamedType {
  readonly name: string;
  readonly file: string;
}

export interface TypePrinter {
  /** Prints a type without the library that infers it. `root` is expanded even if it has a name. */
  readonly print: (type: ts.Type, root?: boolean) => string;
  /** The named types that were printed. */
  readonly used: ReadonlySet<NamedType>;
}

const keywords = new Map<ts.TypeFlags, string>([
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
  [ts.TypeFlags.Never, 'never'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.Void, 'void'],
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.NonPrimitive, 'object'],
]);

const platformTypes = new Set(['Blob', 'Date', 'File']);

const propertyName = (name: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name));

/** Prints types of data in full. A type that data cannot have, such as a function, is an error. */
export function createTypePrinter(checker: ts.TypeChecker, names: ReadonlyMap<ts.Type, NamedType>): TypePrinter {
  const used = new Set<NamedType>();

  function print(type: ts.Type, root = false): string {
    const named = root ? undefined : names.get(type);
    if (named !== undefined) {
      used.add(named);
      return named.name;
    }
    const keyword = [...keywords].find(([flag]) => type.flags & flag)?.[1];
    if (keyword !== undefined) return keyword;
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
    if (type.isUnion()) return printUnion(type.types);
    if (type.flags & ts.TypeFlags.TemplateLiteral) return checker.typeToString(type);
    if (checker.isTupleType(type)) return `[${argumentsOf(type).map(part).join(', ')}]`;
    if (checker.isArrayType(type)) return `${readonlyOf(type)}${argumentsOf(type).map(element).join('')}[]`;
    const platform = type.getSymbol()?.name ?? '';
    if (platformTypes.has(platform)) return platform;
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return printObject(type);
    throw new Error(`Cannot print ${checker.typeToString(type)}.`);
  }

  const part = (type: ts.Type) => print(type);
  const element = (type: ts.Type) => (type.isUnion() && !names.has(type) ? `(${print(type)})` : print(type));
  const argumentsOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference);
  const readonlyOf = (type: ts.Type) => (type.getSymbol()?.name === 'ReadonlyArray' ? 'readonly ' : '');

  function printUnion(members: readonly ts.Type[]): string {
    const isBoolean = ({ flags }: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const printed = members.filter((member) => !isBoolean(member)).map(part);
    const booleans = members.filter(isBoolean);
    return [...printed, ...(booleans.length === 2 ? ['boolean'] : booleans.map(part))].join(' | ');
  }

  function printObject(type: ts.Type): string {
    if (type.getCallSignatures().length > 0) throw new Error(`Cannot print ${checker.typeToString(type)}.`);
    const indexes = checker.getIndexInfosOfType(type).map(({ keyType, type: value, isReadonly }) => {
      return `${isReadonly ? 'readonly ' : ''}[name: ${print(keyType)}]: ${print(value)};`;
    });
    return `{ ${[...indexes, ...type.getProperties().map(printProperty)].join(' ')} }`;
  }

  function printProperty(property: ts.Symbol): string {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = checker.getTypeOfSymbol(property);
    const value = optional && type.isUnion() ? printUnion(type.types.filter(isPresent)) : print(type);
    return `${docsOf(property)}${propertyName(property.name)}${optional ? '?' : ''}: ${value};`;
  }

  const isPresent = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) === 0;

  const docsOf = (symbol: ts.Symbol) => {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text === '' ? '' : `\n/** ${text} */\n`;
  };

  return { print, used };
}
