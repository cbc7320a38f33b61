import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Fault = readonly [folder: string, file: string, right: string, wrong: string];

const repository = new URL('../../../', import.meta.url);
const { faults }: { faults: readonly Fault[] } = await import(new URL('prove/faults.mjs', repository).href);
const { workspacePackages }: { workspacePackages: () => { folder: string }[] } = await import(
  new URL('tooling/commands/workspace.mjs', repository).href
);

it('there is a fault to plant in each package', () => {
  const folders = workspacePackages().map(({ folder }) => folder);
  expect(faults.map(([folder]) => folder).toSorted()).toEqual(
    folders.filter((folder) => !folder.startsWith('tooling/')).toSorted(),
  );
});

it.each(faults)('the text that the fault of %s replaces is in %s', (folder, file, right) => {
  expect(readFileSync(new URL(`${folder}/${file}`, repository), 'utf8')).toContain(right);
});
