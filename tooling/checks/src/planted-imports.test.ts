import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const packageNames = ['validators', 'api-client', 'ui-kit', 'i18n', 'forms', 'auth', 'tenant-wizard', 'back-office'];
let copy: string;

/** The real configuration and the real manifests; the sources are planted by each test. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-boundaries-'));
  const files = [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'turbo.json',
    'tooling/checks/layers.cjs',
    'tooling/checks/service-rooms.cjs',
  ];
  const manifests = packageNames.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/turbo.json`]);
  for (const file of [...files, ...manifests, 'tooling/checks/tsconfig.json'])
    cpSync(join(root, file), join(copy, file));
  cpSync(join(root, 'tooling/typescript'), join(copy, 'tooling/typescript'), { recursive: true });
  plant('tooling/checks/src/nothing.ts', 'export {};\n');
  plant('apps/portal/src/main.ts', 'export {};\n');
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function plant(path: string, source: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), source);
}

/** With the dependency declared, it is the tags alone that can refuse the import. */
function declareDependency(name: string, on: string) {
  const file = join(copy, 'packages', name, 'package.json');
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, [on]: 'workspace:*' } }));
}

function run(command: string, ...args: string[]) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    execFile(join(bin, command), args, { cwd: copy }, (error, out, err) =>
      resolve({ ok: error === null, output: out + err }),
    );
  });
}

const boundaries = () => run('turbo', 'boundaries');
const layers = () => run('depcruise', '--config', 'tooling/checks/layers.cjs', 'packages', 'apps');

describe('the boundary check between packages', () => {
  test('accepts what the architecture allows', async () => {
    plant('packages/auth/src/index.ts', "import '@atrium/forms';\nimport '@atrium/ui-kit';\n");
    plant('packages/forms/src/index.ts', "import '@atrium/i18n';\n");
    expect(await boundaries()).toMatchObject({ ok: true });
  });

  test.each([
    ['a package that is not declared', 'auth', '@atrium/nowhere', false],
    ['a feature from a feature', 'auth', '@atrium/tenant-wizard', true],
    ['a foundation from a foundation', 'ui-kit', '@atrium/api-client', true],
    ['a foundation from the core', 'validators', '@atrium/i18n', true],
    ['the forms from a foundation', 'ui-kit', '@atrium/forms', true],
    ['a feature from the forms', 'forms', '@atrium/auth', true],
  ])('refuses %s', async (_what, from, to, declared) => {
    if (declared) declareDependency(from, to);
    plant(`packages/${from}/src/index.ts`, `import '${to}';\n`);
    expect(await boundaries()).toMatchObject({ ok: false });
  });

  test('refuses a path that leaves the package', async () => {
    plant('packages/validators/src/inside.ts', 'export {};\n');
    plant('packages/auth/src/index.ts', "import '../../validators/src/inside';\n");
    expect(await boundaries()).toMatchObject({ ok: false });
  });
});

describe('the layer check inside packages', () => {
  test('accepts a page that uses a model', async () => {
    plant('packages/auth/src/model/rule.ts', 'export const rule = 1;\n');
    plant('packages/auth/src/pages/page.ts', "import { rule } from '../model/rule';\nexport const page = rule;\n");
    const { ok, output } = await layers();
    expect(ok, output).toBe(true);
  });

  test('refuses a model that uses a page', async () => {
    plant('packages/auth/src/pages/page.ts', 'export const page = 1;\n');
    plant('packages/auth/src/model/rule.ts', "import { page } from '../pages/page';\nexport const rule = page;\n");
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain('feature-model-looks-up');
  });

  test('accepts a room of tenant-wizard that uses the rooms below it', async () => {
    plant('packages/tenant-wizard/src/tenant/components/name.ts', 'export const name = 1;\n');
    plant('packages/tenant-wizard/src/paths.ts', 'export const paths = {};\n');
    plant(
      'packages/tenant-wizard/src/list/pages/list-page.ts',
      "import { paths } from '../../paths';\nimport { name } from '../../tenant/components/name';\nexport const page = [paths, name];\n",
    );
    const { ok, output } = await layers();
    expect(ok, output).toBe(true);
  });

  test.each([
    ['a room above', 'wizard/components/frame', 'billing/components/card', 'wizard-room-wizard-looks-up'],
    ['a room beside', 'list/components/row', 'details/components/head', 'wizard-room-list-looks-up'],
    [
      'another section',
      'sections/plugins/components/fields',
      'sections/couriers/components/fields',
      'wizard-room-application-looks-up',
    ],
    ['a section, by the form below it', 'sections/form/model/field', 'sections/plugins/model/values', 'form-looks-up'],
    ['a page of another room', 'details/pages/details', 'billing/pages/billing', 'wizard-rooms-share-no-pages'],
    ['the feature', 'tenant/components/name', 'routes', 'wizard-rooms-know-no-feature'],
    ['a higher layer of the room', 'billing/model/plan', 'billing/api/get-billing', 'feature-model-looks-up'],
    ['a higher layer of a room below', 'wizard/api/start', 'tenant/components/name', 'feature-api-looks-up'],
  ])('refuses a type imported from %s', async (_what, from, to, rule) => {
    plant(`packages/tenant-wizard/src/${to}.ts`, 'export type Wanted = string;\n');
    const depth = '../'.repeat(from.split('/').length - 1);
    plant(
      `packages/tenant-wizard/src/${from}.ts`,
      `import type { Wanted } from '${depth}${to}';\nexport const value: Wanted = '';\n`,
    );
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain(rule);
  });

  test('refuses a circle', async () => {
    plant('packages/auth/src/a.ts', "import { b } from './b';\nexport const a = () => b;\n");
    plant('packages/auth/src/b.ts', "import { a } from './a';\nexport const b = () => a;\n");
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain('no-circular');
  });

  test('accepts a room of the service that uses an earlier one by its index', async () => {
    plant('apps/licensing-service/src/tenants/index.ts', 'export const tenant = 1;\n');
    plant(
      'apps/licensing-service/src/billing/pay.ts',
      "import { tenant } from '../tenants';\nexport const pay = tenant;\n",
    );
    const { ok, output } = await layers();
    expect(ok, output).toBe(true);
  });

  test.each([
    ['a later room', 'tenants/tenant', 'billing/index', 'service-room-tenants-looks-down'],
    ['another room past its index', 'billing/pay', 'tenants/tenant', 'service-rooms-by-their-index'],
    ['the tables of another room', 'billing/pay', 'tenants/tables', 'tables-for-tables'],
    ['the whole schema', 'billing/pay', 'schema', 'schema-for-migrations'],
    ['the composition', 'billing/pay', 'composition', 'rooms-know-no-composition'],
    ['a room past its index, at the top', 'app', 'tenants/tenant', 'service-by-the-index-of-rooms'],
  ])('refuses a type that the service imports from %s', async (_what, from, to, rule) => {
    plant(`apps/licensing-service/src/${to}.ts`, 'export type Wanted = string;\n');
    const up = from.includes('/') ? '../' : './';
    plant(
      `apps/licensing-service/src/${from}.ts`,
      `import type { Wanted } from '${up}${to}';\nexport const value: Wanted = '';\n`,
    );
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain(rule);
  });

  test('refuses a route that touches a table', async () => {
    plant('apps/licensing-service/src/billing/x/x.table.ts', 'export const xs = 1;\n');
    plant(
      'apps/licensing-service/src/billing/x/x.routes.ts',
      "import { xs } from './x.table';\nexport const x = xs;\n",
    );
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain('routes-touch-no-table');
  });

  test('accepts rooms of the back office that share components', async () => {
    plant('packages/back-office/src/components/part.ts', 'export const part = 1;\n');
    plant('packages/back-office/src/roles/model/role.ts', 'export const role = 1;\n');
    plant(
      'packages/back-office/src/roles/pages/page.ts',
      "import { part } from '../../components/part';\nimport { role } from '../model/role';\nexport const page = part + role;\n",
    );
    const { ok, output } = await layers();
    expect(ok, output).toBe(true);
  });

  test.each([
    ['a room that uses another room', 'users/pages/x', 'roles/model/y', 'back-office-rooms-apart'],
    ['a shared component that uses a room', 'components/x', 'roles/model/y', 'back-office-components-know-no-room'],
    ['a model of a room that calls the API', 'roles/model/x', 'roles/api/y', 'back-office-room-model-looks-up'],
    ['an API call of a room that uses a page', 'roles/api/x', 'roles/pages/y', 'back-office-room-api-looks-up'],
    ['a page that uses support for tests', 'roles/pages/x', 'roles/testing/y', 'back-office-tests-support'],
  ])('refuses %s', async (_what, from, to, rule) => {
    plant(`packages/back-office/src/${to}.ts`, 'export interface Y {\n  y: 1;\n}\n');
    const up = '../'.repeat(from.split('/').length - 1) || './';
    plant(`packages/back-office/src/${from}.ts`, `import type { Y } from '${up}${to}';\nexport type X = Y;\n`);
    const { ok, output } = await layers();
    expect(ok).toBe(false);
    expect(output).toContain(rule);
  });
});
