import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configureGenerated, configureTypes } from './configure-types';
import {
  bundleWithVite,
  bundleWithWebpack,
  checkTypes,
  generateTypes,
  installCompilers,
  oldestNode,
  typescriptVersions,
} from './compilers';
import { createOutsideProjects, type OutsideProject, type OutsideProjects } from './outside-projects';
import { programOfPage } from './programs';
import { publishedFolders, readEntries, readManifest, type PublishedEntry } from './published-package';
import { installCommands, readmeBlocks } from './readme-blocks';
import { registerAccount } from './register-account';
import { startService, type RunningService } from './running-service';
import { withoutTypes } from './without-types';

const manifests = publishedFolders.map(readManifest);
const entries = publishedFolders.flatMap(readEntries);
const alone = entries.filter(({ peers }) => peers.length === 0);
const onOldestNode = entries.filter(({ needsNewerNode }) => !needsNewerNode);

const blocks = publishedFolders.flatMap(readmeBlocks);
const ownProgram = blocks.find(({ file }) => file.endsWith('.mjs'));

let projects: OutsideProjects;
beforeAll(async () => {
  [projects] = await Promise.all([createOutsideProjects(), installCompilers()]);
});
afterAll(() => projects.remove());

const exportEach = (these: readonly PublishedEntry[]) =>
  these.map(({ name }, index) => `export * as entry${index} from '${name}';`).join('\n');

/** Loads entries with `import` and `require`, and expects each to have exports. */
async function expectToLoad(project: OutsideProject, node: string, these: readonly PublishedEntry[]): Promise<void> {
  const loading = (load: string) =>
    these.map(({ name }) => `console.log('${name}', Object.keys(${load}('${name}')).length);`).join('\n');
  await project.write('load.mjs', loading('await import'));
  await project.write('load.cjs', loading('require'));
  for (const file of ['load.mjs', 'load.cjs']) {
    const printed = await project.run(node, file);
    for (const { name } of these) expect(printed, file).toMatch(new RegExp(`^${name} [1-9]`, 'm'));
  }
}

const byName = (one = '', other = '') => one.localeCompare(other);

describe('packed packages in projects of another team', () => {
  test.each(installCommands(publishedFolders))('are all that "%s" installs from their files', async (command) => {
    const names = Object.keys(projects.archives).filter((name) => command.split(' ').includes(name));
    const files = names.map((name) => projects.archives[name] ?? '');
    const printed = await projects.empty.run('npm', 'install', '--dry-run', '--offline', ...files);
    expect([...printed.matchAll(/^add (\S+)/gm)].map(([, name]) => name).toSorted(byName)).toEqual(
      names.toSorted(byName),
    );
  });

  test('have a README that lists all their peers', () => {
    const named = new Set(entries.flatMap(({ peers }) => peers));
    expect([...named].sort()).toEqual(
      manifests.flatMap(({ peerDependencies }) => Object.keys(peerDependencies)).sort(),
    );
    expect(alone.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@atrium/validators', '@atrium/api-client', '@atrium/api-client/contract']),
    );
  });

  test('load on the oldest Node without other packages', () => expectToLoad(projects.alone, oldestNode, alone));

  test('load on the oldest Node with their peers', () => expectToLoad(projects.everything, oldestNode, onOldestNode));

  test('load every entry on a newer Node', () => expectToLoad(projects.everything, process.execPath, entries));

  test('bundle with Vite and webpack without other packages', async () => {
    const { folder } = projects.alone;
    await projects.alone.write('bundled.mjs', exportEach(alone));
    expect(await bundleWithVite(folder, 'bundled.mjs')).toContain('Idempotency-Key');
    await bundleWithWebpack(folder, './bundled.mjs');
  });

  test('bundle the hooks with Vite and webpack without the socket', async () => {
    await projects.page.write('page.tsx', programOfPage);
    const page = await withoutTypes(projects.page, 'page.tsx');
    expect(await bundleWithVite(projects.page.folder, page)).toContain('Idempotency-Key');
    await bundleWithWebpack(projects.page.folder, `./${page}`);
  });

  describe('with the programs of both READMEs', () => {
    beforeAll(async () => {
      for (const { file, program } of blocks) await projects.everything.write(file, program);
    });

    test.each(typescriptVersions)('compile with TypeScript %s', async (version) => {
      await projects.everything.write('every.ts', exportEach(entries));
      const typed = blocks.map(({ file }) => file).filter((file) => !file.endsWith('.mjs'));
      const configs = await configureTypes(projects, ['every.ts', ...typed]);
      expect(await checkTypes(version, configs)).toBe('');
    });

    test.each(blocks.filter((block) => block !== ownProgram))('run $file', async ({ file, program }) => {
      const node = program.includes('@atrium/api-client/testing') ? process.execPath : oldestNode;
      expect(await projects.everything.run(node, await withoutTypes(projects.everything, file))).toBe('');
    });

    describe('against the running service', () => {
      let service: RunningService;
      beforeAll(async () => {
        service = await startService();
      });
      afterAll(() => service.stop());

      test('log in and list the company CRMs from a program', async () => {
        const account = await registerAccount(service.api);
        const program = await withoutTypes(projects.alone, 'list-company-crms.ts');
        const list = (password: string) =>
          projects.alone.run(oldestNode, program, service.api, account.email, password).then(JSON.parse);
        expect(await list(account.password)).toEqual({ total: 0, states: [] });
        expect(Object.keys((await list('wrong-Password1!')).refused)).toEqual(['email']);
        const { file = '', program: text = '' } = ownProgram ?? {};
        await projects.alone.write(file, text);
        const printed = await projects.alone.run(oldestNode, file, service.api, account.email, account.password);
        expect(printed).toBe('0 company CRMs\n');
      });

      test('log in, create and list from a client generated from the OpenAPI document', async () => {
        const { generated } = projects;
        const account = await registerAccount(service.api, 'maja@consumer.example');
        await generateTypes(`${service.api}/openapi.json`, join(generated.folder, 'openapi.d.ts'));
        const config = await configureGenerated(generated);
        expect(await checkTypes('6.0', [config])).toBe('');
        const program = await withoutTypes(generated, 'client.ts');
        const printed = await generated.run(oldestNode, program, service.api, account.email, account.password);
        expect(JSON.parse(printed)).toEqual({
          refused: [422, ['email']],
          user: account.email,
          created: 'draft',
          listed: [[true, 'draft']],
        });
      });
    });
  });
});
