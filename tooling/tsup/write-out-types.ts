import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { createTypePrinter, type NamedType, type TypePrinter } from './print-type';

const schemaFile = /\.schema\.ts$/;
const endpointFile = /\.endpoint\.ts$/;
const testFile = /\.(test|stories)\.tsx?$/;
const writtenOut = (file: string) => file.replace(schemaFile, '.types.ts');

/** The aliases that a schema module exports, by name; generic ones stay with their schemas. */
function aliasesOf(source: ts.SourceFile): ts.TypeAliasDeclaration[] {
  return source.statements.filter(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) &&
      statement.typeParameters === undefined &&
      (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false),
  );
}

const specifierOf = (from: string, to: string) => {
  const path = relative(dirname(from), to).replace(/\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
};

const commentsOf = (source: ts.SourceFile, node: ts.Node) =>
  source.text.slice(node.getFullStart(), node.getStart(source)).trim();

/**
 * Copies a package's sources for the declaration build, with the types of `*.schema.ts` written out in `*.types.ts`
 * beside them, so that only the schemas themselves need the library they are written with. Endpoints are declared by
 * the types of their call.
 */
export function writeOutTypes(sourceFolder: string, copyFolder: string): void {
  const configFile = resolve('tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(configFile),
  );
  const folder = resolve(sourceFolder);
  const program = ts.createProgram(
    fileNames.filter((file) => file.startsWith(`${folder}/`) && !testFile.test(file)),
    options,
  );
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/`));

  rmSync(copyFolder, { recursive: true, force: true });
  cpSync(folder, copyFolder, { recursive: true, filter: (file) => !testFile.test(file) });
  const write = (file: string, text: string) => {
    const target = join(copyFolder, relative(folder, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };

  const names = new Map<ts.Type, NamedType>();
  const exported = new Map<string, Set<string>>();
  for (const source of sources.filter(({ fileName }) => schemaFile.test(fileName))) {
    for (const alias of aliasesOf(source)) {
      const name = alias.name.text;
      const type = checker.getTypeAtLocation(alias.name);
      if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union) && !names.has(type))
        names.set(type, { name, file: writtenOut(source.fileName) });
      exported.set(source.fileName, (exported.get(source.fileName) ?? new Set()).add(name));
    }
  }

  const importsOf = (file: string, used: ReadonlySet<NamedType>, known: ReadonlySet<string> = new Set()) =>
    [...used]
      .filter(({ name, file: other }) => other !== file && !known.has(name))
      .map(({ name, file: other }) => `import type { ${name} } from '${specifierOf(file, other)}';\n`)
      .join('');

  function writeTypes(source: ts.SourceFile): void {
    const { print, used } = createTypePrinter(checker, names);
    const file = writtenOut(source.fileName);
    const types = aliasesOf(source).map((alias) => {
      const type = checker.getTypeAtLocation(alias.name);
      const owner = names.get(type);
      const isOwn = owner === undefined || (owner.name === alias.name.text && owner.file === file);
      return `${commentsOf(source, alias)}\nexport type ${alias.name.text} = ${print(type, isOwn)};\n`;
    });
    write(file, `${importsOf(file, used)}${types.join('\n')}`);
  }

  function writeEndpoints(source: ts.SourceFile): void {
    const { print, used } = createTypePrinter(checker, names);
    const texts = source.statements.map((statement) => {
      const text = statement.getFullText(source);
      if (ts.isImportDeclaration(statement)) return isOfSchema(statement) ? '' : text;
      if (!ts.isVariableStatement(statement)) return text;
      const [declaration] = statement.declarationList.declarations;
      const printed = declaration && printEndpoints(checker.getTypeAtLocation(declaration), print);
      if (declaration === undefined || printed === undefined) return text;
      return `\n${commentsOf(source, statement)}\nexport declare const ${declaration.name.getText(source)}: ${printed};\n`;
    });
    const endpoint = specifierOf(source.fileName, join(folder, 'contract/endpoint.ts'));
    const known = /\bEndpoint\b[^;]*from/.test(source.text) ? '' : `import type { Endpoint } from '${endpoint}';\n`;
    write(source.fileName, `${known}${importsOf(source.fileName, used)}${texts.join('')}`);
  }

  /** An endpoint, or a record of endpoints, by the types of their calls; undefined for other types. */
  function printEndpoints(type: ts.Type, print: TypePrinter['print']): string | undefined {
    if (type.getSymbol()?.name === 'Endpoint') {
      const [shape] = checker.getTypeArguments(type as ts.TypeReference);
      return shape && `Endpoint<${print(shape)}>`;
    }
    const members = type.getProperties().map((property) => {
      const printed = printEndpoints(checker.getTypeOfSymbol(property), print);
      return printed && `readonly ${property.name}: ${printed};`;
    });
    return members.length > 0 && members.every(Boolean) ? `{ ${members.join(' ')} }` : undefined;
  }

  const isOfSchema = ({ moduleSpecifier }: ts.ImportDeclaration) =>
    ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith('.schema');

  /** Types that are written out are taken from there. */
  function redirect(source: ts.SourceFile): void {
    let text = source.text;
    for (let at = source.statements.length - 1; at >= 0; at -= 1) {
      const statement = source.statements[at];
      if (statement === undefined) continue;
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const specifier = statement.moduleSpecifier;
      if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.endsWith('.schema')) continue;
      const written = exported.get(resolve(dirname(source.fileName), `${specifier.text}.ts`));
      const bindings = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause;
      if (bindings === undefined || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) continue;
      const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = bindings.elements;
      if (!elements.every(({ name, propertyName }) => written?.has((propertyName ?? name).text))) continue;
      const end = specifier.getEnd() - 1;
      text = `${text.slice(0, end - '.schema'.length)}.types${text.slice(end)}`;
    }
    if (text !== source.text) write(source.fileName, text);
  }

  for (const source of sources) {
    if (schemaFile.test(source.fileName)) writeTypes(source);
    else if (endpointFile.test(source.fileName)) writeEndpoints(source);
    else redirect(source);
  }
}
