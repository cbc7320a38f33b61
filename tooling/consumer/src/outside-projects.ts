import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedFolders, readManifest } from './published-package';
import { root } from './repository';
import { pnpm, run } from './run';

const fixture = fileURLToPath(new URL('../fixture', import.meta.url));

/** A project of another team. It can only import its listed dependencies. */
export interface OutsideProject {
  readonly folder: string;
  write(name: string, text: string): Promise<void>;
  run(command: string, ...args: string[]): Promise<string>;
}

export interface OutsideProjects {
  /** Packed packages by name. */
  readonly archives: Readonly<Record<string, string>>;
  /** Without dependencies. */
  readonly empty: OutsideProject;
  /** Only our packages. */
  readonly alone: OutsideProject;
  /** Our packages and the peers of a page with hooks. */
  readonly page: OutsideProject;
  /** Our packages and all peers. */
  readonly everything: OutsideProject;
  /** A client generated from the OpenAPI document, without our packages. */
  readonly generated: OutsideProject;
  remove(): Promise<void>;
}

/** Folder of the archives that the suite `packages` packed for several checks. */
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

/** Installs all projects at once, without hoisting, so that none can import another's dependencies. */
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
