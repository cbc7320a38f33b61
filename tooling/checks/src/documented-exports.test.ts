import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

function sourcesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>;
  };
  return Object.values(manifest.exports).map((conditions) =>
    join(packages, folder, conditions['@atrium/source'] ?? ''),
  );
}

/** Exports of a package without a comment, each as `entry: name`. */
function undocumented(folder: string): string[] {
  const sources = sourcesOf(folder);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(packages, folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(packages, folder),
  );
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();
  return sources.flatMap((source) => {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) return [`${source}: not a module`];
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ((symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)))
      .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
      .map((symbol) => `${source.slice(packages.length + 1)}: ${symbol.name}`);
  });
}

test.each(['validators', 'api-client'])('every export of %s has a comment', { timeout: 60_000 }, (folder) => {
  expect(undocumented(folder)).toEqual([]);
});
