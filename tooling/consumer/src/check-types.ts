import { dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import type ts from 'typescript';

/**
 * `node check-types.ts TYPESCRIPT TSCONFIG…` prints the type errors of each project and of our declarations, but not of other
 * packages. One process checks all projects, so TypeScript's own declarations are read once.
 */
const [, , compiler = '', ...configs] = argv;
const { default: typescript }: { default: typeof ts } = await import(compiler);
const { sys } = typescript;

const libraries = new Map<string, ts.SourceFile | undefined>();
const isOurs = ({ fileName }: ts.SourceFile) =>
  !fileName.includes('/node_modules/') || /\/node_modules\/@atrium\/[^/]+\/dist\//.test(fileName);

function createHost(options: ts.CompilerOptions, folder: string): ts.CompilerHost {
  const host = typescript.createCompilerHost(options);
  return {
    ...host,
    getCurrentDirectory: () => folder,
    getSourceFile(file, ...rest) {
      if (!/\/lib\.[^/]*d\.ts$/.test(file)) return host.getSourceFile(file, ...rest);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, ...rest));
      return libraries.get(file);
    },
  };
}

for (const config of configs) {
  const folder = dirname(config);
  const { config: json } = typescript.readConfigFile(config, (file) => sys.readFile(file));
  const { options, fileNames, errors } = typescript.parseJsonConfigFileContent(json, sys, folder, undefined, config);
  const host = createHost(options, folder);
  const program = typescript.createProgram(fileNames, options, host);
  const ours = program.getSourceFiles().filter(isOurs);
  const found = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
  if (found.length > 0) stdout.write(`${config}\n${typescript.formatDiagnostics(found, host)}\n`);
}
