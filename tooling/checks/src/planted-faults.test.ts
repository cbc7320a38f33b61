import { readFileSync } from 'node:fs';
import { workspacePackages } from '@atrium/commands/workspace';
import { expect, it } from 'vitest';

type Fault = readonly [folder: string, file: string, right: string, wrong: string];

const repository = new URL('../../../', import.meta.url);
const { faults }: { faults: readonly Fault[] } = await import(new URL('prove/faults.ts', repository).href);

it('each package has a fault to plant', () => {
  const folders = workspacePackages().map(({ folder }) => folder);
  expect(faults.map(([folder]) => folder).toSorted()).toEqual(
    folders.filter((folder) => !folder.startsWith('tooling/')).toSorted(),
  );
});

it.each(faults)('the fault of %s replaces a text of %s', (folder, file, right) => {
  expect(readFileSync(new URL(`${folder}/${file}`, repository), 'utf8')).toContain(right);
});
