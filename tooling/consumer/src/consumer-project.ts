import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedFolders } from './published-package';
import { root } from './repository';
import { run } from './run';

const fixture = fileURLToPath(new URL('../fixture', import.meta.url));

/** A project outside the workspace that has the packed packages installed and nothing else. */
export interface ConsumerProject {
  readonly folder: string;
  install(packages: Readonly<Record<string, string>>): Promise<void>;
  write(name: string, text: string): Promise<void>;
  node(...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

async function pack(folder: string, destination: string): Promise<string> {
  const output = await run(
    join(root, 'packages', folder),
    'pnpm',
    'pack',
    '--json',
    '--config.ignore-scripts=true',
    '--pack-destination',
    destination,
  );
  const { filename } = JSON.parse(output) as { filename: string };
  return filename;
}

export async function createConsumerProject(): Promise<ConsumerProject> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-consumer-'));
  await cp(fixture, folder, { recursive: true });
  const install = (packages: readonly string[]) =>
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packages);

  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const archives: string[] = [];
  for (const published of publishedFolders) archives.push(await pack(published, folder));
  await install(archives);

  return {
    folder,
    install: async (packages) => {
      await install(Object.entries(packages).map(([name, range]) => `${name}@${range}`));
    },
    write: (name, text) => writeFile(join(folder, name), text),
    node: (...args) => run(folder, process.execPath, ...args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
