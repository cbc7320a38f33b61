import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConsumerProject, type ConsumerProject } from './consumer-project';
import { entriesOf, publishedFolders, readManifest } from './published-package';
import { root } from './repository';
import { run } from './run';
import { startService, type RunningService } from './running-service';

const manifests = publishedFolders.map(readManifest);
const entries = manifests.flatMap(entriesOf);
const needPeers = /\/(yup|phone|react|realtime|testing|schemas)\b/;
const alone = entries.filter((entry) => !needPeers.test(entry));
const peers: Record<string, string> = Object.assign({}, ...manifests.map(({ peerDependencies }) => peerDependencies));

const importing = (names: readonly string[]) =>
  names.map((name) => `console.log('${name}', Object.keys(await import('${name}')).length);`).join('\n');

const compiler = join(root, 'node_modules/typescript/bin/tsc');

let project: ConsumerProject;
beforeAll(async () => {
  project = await createConsumerProject();
});
afterAll(() => project.remove());

describe('the packed packages in a project of another team', () => {
  test('bring nothing along, and their entries without peers load', async () => {
    const listed = JSON.parse(await run(project.folder, 'npm', 'ls', '--all', '--json')) as {
      dependencies: Record<string, { dependencies?: object }>;
    };
    expect(Object.keys(listed.dependencies).sort()).toEqual(manifests.map(({ name }) => name).sort());
    expect(alone.length).toBeGreaterThan(3);
    await project.write('alone.mjs', importing(alone));
    const printed = await project.node('alone.mjs');
    for (const entry of alone) expect(printed).toMatch(new RegExp(`^${entry} [1-9]`, 'm'));
  });

  describe('with their peers', () => {
    beforeAll(() => project.install({ ...peers, '@types/react': '19', '@types/node': '24' }));

    test('load at every entry', async () => {
      await project.write('every.mjs', importing(entries));
      const printed = await project.node('every.mjs');
      for (const entry of entries) expect(printed).toMatch(new RegExp(`^${entry} [1-9]`, 'm'));
    });

    test.each(['node16', 'bundler'])('have types at every entry under moduleResolution %s', async (resolution) => {
      const module = resolution === 'node16' ? 'node16' : 'esnext';
      await project.write(
        'every.ts',
        entries.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n'),
      );
      const options = [
        '--noEmit',
        '--strict',
        '--target',
        'es2023',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ];
      const compile = (...args: string[]) => project.node(compiler, ...options, '--types', 'node', ...args);
      expect(await compile('--skipLibCheck', 'every.ts')).toBe('');
      expect(await compile('--lib', 'es2023', 'list-company-crms.ts')).toBe('');
    });

    describe('against the running service', () => {
      let service: RunningService;
      beforeAll(async () => {
        service = await startService();
      });
      afterAll(() => service.stop());

      test('log in and list the company CRMs from a program', async () => {
        const account = await register(service.api);
        const list = (password: string) =>
          project.node('list-company-crms.ts', service.api, account.email, password).then(JSON.parse);
        expect(await list(account.password)).toEqual({ total: 0, states: [] });
        expect(Object.keys((await list('wrong-Password1!')).refused)).toEqual(['email']);
      });
    });
  });
});

/** An active account, made by the calls that the portal makes. */
async function register(api: string): Promise<{ email: string; password: string }> {
  const email = 'ana@consumer.example';
  const password = 'zelena-3Lipa!';
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const form = { full_name: 'Ana Novak', email, country_code: 'SI', phone: '041234567', terms: 'true' };
  const body = new URLSearchParams({ ...form, password, password_confirmation: password });
  await fetch(`${api}/auth/signup`, { method: 'POST', headers, body });
  const [mail] = (await (await fetch(`${api}/outbox`)).json()) as { text: string }[];
  const token = /activate\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await fetch(`${api}/auth/signup/activate/${token}`, { headers });
  return { email, password };
}
