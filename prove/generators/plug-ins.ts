import ceilings from '../../tooling/checks/src/numbers/ceilings.json' with { type: 'json' };
import { generate, git, runSteps, stagedChanges, stagedFiles } from './steps.ts';

interface PlugIn {
  readonly generator: 'courier' | 'gateway';
  /** Answer to the generator's question, and the name of the generated folders. */
  readonly name: string;
  /** Words in the paths of the tests that the sample can break. */
  readonly tests: readonly string[];
}

/** The generators of plug-ins, each with a sample. */
export const plugIns: readonly PlugIn[] = [
  {
    generator: 'courier',
    name: 'sample-parcel',
    tests: ['couriers', 'fake-service', 'src/contract.slow.test', 'secrets-and-logs', 'authorisation-matrix', 'parity'],
  },
  { generator: 'gateway', name: 'acme-pay', tests: ['parity'] },
];

/** The plug-in's folder that contains a file. */
const folderNamed = (name: string, path: string) => new RegExp(`^.*/${name}(?=/)`).exec(path)?.[0];

/** Generates a plug-in in the clone and counts its new folders, and the lines that it adds to other files. */
export async function countPlugIn(folder: string, { generator, name }: PlugIn): Promise<boolean> {
  const made = await runSteps(folder, [
    [generator, generate(generator, name)],
    ['adds everything', git('add', '-A')],
  ]);
  if (!made) return false;
  const added = await stagedFiles(folder, 'A');
  const folders = new Set(added.map((path) => folderNamed(name, path) ?? path));
  const edits = await stagedChanges(folder, '--numstat', '--diff-filter=M');
  const lines = edits.map((edit) => edit.split('\t')).map(([plus, minus]) => Number(plus) + Number(minus));
  const total = lines.reduce((sum, count) => sum + count, 0);
  const { ceiling: maxFolders } = ceilings[`folders of a ${generator}`];
  const { ceiling: maxLines } = ceilings[`lines of a ${generator}, outside its folders`];
  console.log(`A new ${generator}: ${folders.size} folders, at most ${maxFolders} allowed:`);
  for (const path of folders) console.log(`  ${path}`);
  console.log(`and ${total} lines in other files, at most ${maxLines} allowed:`);
  for (const edit of edits) console.log(`  ${edit}`);
  const isOwn = [...folders].every((path) => path.endsWith(`/${name}`));
  const isSmall = isOwn && folders.size <= maxFolders && total <= maxLines;
  return (await runSteps(folder, [['commits', git('commit', '-qm', `Generate a ${generator}`)]])) && isSmall;
}
