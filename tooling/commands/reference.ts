import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run } from './shell.mjs';

const out = join(root, 'reference');

interface PackageJson {
  readonly exports: Readonly<Record<string, { readonly '@atrium/source': string }>>;
}

/** Source files of a package's entries. */
function entriesOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  return Object.values(exports).map((target) => join(folder, target['@atrium/source']));
}

for (const name of ['validators', 'api-client']) {
  const folder = join(root, 'packages', name);
  const { code } = await run(
    pnpm(
      'exec',
      'typedoc',
      ...entriesOf(folder),
      '--name',
      `@atrium/${name}`,
      '--tsconfig',
      join(folder, 'tsconfig.json'),
      '--readme',
      join(folder, 'README.md'),
      '--out',
      join(out, name),
      '--disableGit',
      '--sourceLinkTemplate',
      '{path}',
      '--excludeInternal',
      '--logLevel',
      'Error',
    ),
  );
  if (code !== 0) process.exit(code);
  console.log(`Reference of @atrium/${name}: ${join(out, name, 'index.html')}`);
}
