import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedFolders, readManifest } from './published-package';
import { root } from './repository';
import { pnpm, run } from './run';

const fixture = fileURLToPath(new URL('../fixture', import.meta.url));

/** A project of another team. It finds the packed packages and the peers it lists, and nothing else. */
export interface OutsideProject {
  readonly folder: string;
  write(name: string, text: string): Promise<void>;
  run(command: string, ...args: string[]): Promise<string>;
}

export interface OutsideProjects {
  /** The packed packages by their names. */
  readonly archives: Readonly<Record<string, string>>;
  /** Nothing, not even our packages. */
  readonly empty: OutsideProject;
  /** Our packages without any other. */
  readonly alone: OutsideProject;
  /** What a page with hooks needs. */
  readonly page: OutsideProject;
  /** Every peer. */
  readonly everything: OutsideProject;
  /** None of our packages: a client of another team, generated from the service's description. */
  readonly generated: OutsideProject;
  remove(): Promise<void>;
}

/** `npm test` packs once for all who look at what is published, and names the folder. */
const packed = process.env['PACKED_PACKAGES'];

async function pack(destination: string): Promise<Record<string, string>> {
  const archives = publishedFolders.map(async (folder) => {
    const archive = join(packed ?? destination, `${folder}.tgz`);
    const from = join(root, 'packages', folder);
    if (packed === undefined) await run(from, ...pnpm, 'pack', '--config.ignore-scripts=true', '--out', archive);
    return [readManifest(folder).name, archive] as const;
  });
  return Object.fromEntries(await Promise.all(archives));
}

const manifests = publishedFolders.map(readManifest);
const peers: Record<string, string> = Object.assign({}, ...manifests.map(({ peerDependencies }) => peerDependencies));
const ofPage = Object.fromEntries(
  ['react', '@tanstack/react-query', '@types/react'].map((name) => [name, peers[name] ?? '']),
);
const ofGenerated = { 'openapi-fetch': '0.17.0', '@types/node': '24' };
const ofEverything = { ...peers, 'react-dom': '19', '@types/react-dom': '19', '@types/node': '24' };

/** Installs all projects at once. Without hoisting none of them sees what another one has. */
export async function createOutsideProjects(): Promise<OutsideProjects> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-outside-'));
  const archives = await pack(folder);
  const own = Object.fromEntries(Object.entries(archives).map(([name, archive]) => [name, `file:${archive}`]));

  async function create(name: string, dependencies: Readonly<Record<string, string>>): Promise<OutsideProject> {
    const project = join(folder, name);
    await mkdir(project);
    await cp(fixture, project, { recursive: true });
    await writeFile(
      join(project, 'package.json'),
      JSON.stringify({ name, private: true, type: 'module', dependencies }),
    );
    return {
      folder: project,
      write: (file, text) => writeFile(join(project, file), text),
      run: (command, ...args) => run(project, command, ...args),
    };
  }

  const projects = {
    empty: await create('empty', {}),
    alone: await create('alone', own),
    page: await create('page', { ...own, ...ofPage }),
    everything: await create('everything', { ...own, ...ofEverything }),
    generated: await create('generated', ofGenerated),
  };
  const settings = {
    packages: Object.keys(projects),
    hoist: false,
    autoInstallPeers: false,
    dedupePeerDependents: false,
    overrides: own,
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'outside', private: true }));
  await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await run(folder, ...pnpm, 'install', '--prefer-offline', '--ignore-scripts');
  return { archives, ...projects, remove: () => rm(folder, { recursive: true, force: true }) };
}
