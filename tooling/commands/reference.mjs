import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pnpm, root, run } from './shell.mjs';

const out = join(root, 'reference');

/** The sources behind the entries that a published package has. */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports).map((target) => join(folder, target['@atrium/source']));
}

await ensureInstalled('everything');
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
  console.log(`The reference of @atrium/${name} is at ${join(out, name, 'index.html')}.`);
}
