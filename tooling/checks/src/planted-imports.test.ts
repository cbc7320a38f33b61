import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const packageNames = ['validators', 'api-client', 'ui-kit', 'i18n', 'forms', 'auth', 'tenant-wizard', 'back-office'];
let copy: string;

/** Copies the real configuration and package.json files. Each test writes its own sources. */
function copyConfiguration() {
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
}

const removeCopy = () => rmSync(copy, { recursive: true, force: true });

/** Adds to a source file, because one can take part in several cases. */
function plant(path: string, source: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  appendFileSync(join(copy, path), source);
}

/** Declares a dependency, so that only the tags can reject the import. */
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

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

async function findViolations(): Promise<readonly Violation[]> {
  const configured = ['--config', 'tooling/checks/layers.cjs', '--output-type', 'json'];
  const { output } = await run('depcruise', ...configured, 'packages', 'apps');
  const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(output);
  return summary.violations;
}

describe('the boundary check between packages', () => {
  beforeEach(copyConfiguration);
  afterEach(removeCopy);

  test('accepts imports that the architecture allows', async () => {
    plant('packages/auth/src/index.ts', "import '@atrium/forms';\nimport '@atrium/ui-kit';\n");
    plant('packages/forms/src/index.ts', "import '@atrium/i18n';\n");
    expect(await boundaries()).toMatchObject({ ok: true });
  });

  test.each([
    ['a dependency that is not declared', 'auth', '@atrium/nowhere', false],
    ['a feature from a feature', 'auth', '@atrium/tenant-wizard', true],
    ['a foundation from a foundation', 'ui-kit', '@atrium/api-client', true],
    ['a foundation from the core', 'validators', '@atrium/i18n', true],
    ['the forms from a foundation', 'ui-kit', '@atrium/forms', true],
    ['a feature from the forms', 'forms', '@atrium/auth', true],
  ])('rejects %s', async (_what, from, to, declared) => {
    if (declared) declareDependency(from, to);
    plant(`packages/${from}/src/index.ts`, `import '${to}';\n`);
    expect(await boundaries()).toMatchObject({ ok: false });
  });

  test('rejects a path that leaves the package', async () => {
    plant('packages/validators/src/inside.ts', 'export {};\n');
    plant('packages/auth/src/index.ts', "import '../../validators/src/inside';\n");
    expect(await boundaries()).toMatchObject({ ok: false });
  });
});

/** Imports a type, which the rules count like a value. `from` and `to` are paths of modules. */
function plantImport(from: string, to: string) {
  plant(`${to}.ts`, 'export interface Wanted {}\n');
  const path = relative(dirname(from), to);
  plant(`${from}.ts`, `export type * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
}

const wizard = 'packages/tenant-wizard/src';
const backOffice = 'packages/back-office/src';
const service = 'apps/licensing-service/src';
const auth = 'packages/auth/src';

/** All cases of a list are planted into one copy, because each run of the check takes a second. */
describe('the layer check inside packages', () => {
  afterEach(removeCopy);

  const allowed: readonly (readonly [from: string, to: string])[] = [
    [`${auth}/pages/page`, `${auth}/model/rule`],
    [`${wizard}/list/pages/list-page`, `${wizard}/paths`],
    [`${wizard}/list/pages/list-page`, `${wizard}/tenant/components/name`],
    [`${service}/billing/pay`, `${service}/tenants/index`],
    [`${backOffice}/roles/pages/page`, `${backOffice}/components/part`],
    [`${backOffice}/roles/pages/page`, `${backOffice}/roles/model/role`],
  ];

  test('accepts lower layers, lower rooms, the index of an earlier room, and shared components', async () => {
    copyConfiguration();
    for (const [from, to] of allowed) plantImport(from, to);
    expect(await findViolations()).toEqual([]);
  });
});

describe('the layer check rejects', () => {
  const rejected: readonly (readonly [what: string, folder: string, from: string, to: string, rule: string])[] = [
    ['a model that uses a page', auth, 'model/rule', 'pages/page', 'feature-model-looks-up'],
    ['a cycle', auth, 'a', 'b', 'no-circular'],
    ['a room above', wizard, 'wizard/components/frame', 'billing/components/card', 'wizard-room-wizard-looks-up'],
    ['a room beside', wizard, 'list/components/row', 'details/components/head', 'wizard-room-list-looks-up'],
    [
      'another section',
      wizard,
      'sections/plugins/components/fields',
      'sections/couriers/components/fields',
      'wizard-room-application-looks-up',
    ],
    [
      'a section, by the form below it',
      wizard,
      'sections/form/model/field',
      'sections/plugins/model/values',
      'wizard-room-form-looks-up',
    ],
    ['a page of another room', wizard, 'details/pages/details', 'billing/pages/billing', 'wizard-rooms-share-no-pages'],
    ['the feature', wizard, 'tenant/components/name', 'routes', 'wizard-rooms-know-no-feature'],
    ['a higher layer of the room', wizard, 'billing/model/plan', 'billing/api/get-billing', 'feature-model-looks-up'],
    ['a higher layer of a room below', wizard, 'wizard/api/start', 'tenant/components/name', 'feature-api-looks-up'],
    ['a later room of the service', service, 'tenants/tenant', 'billing/index', 'service-room-tenants-looks-down'],
    ['another room past its index', service, 'billing/pay', 'tenants/tenant', 'service-rooms-by-their-index'],
    ['the tables of another room', service, 'billing/pay', 'tenants/tables', 'tables-for-tables'],
    ['the whole schema', service, 'billing/pay', 'schema', 'schema-for-migrations'],
    ['the composition', service, 'billing/pay', 'composition', 'rooms-know-no-composition'],
    ['a room past its index, at the top', service, 'app', 'tenants/tenant', 'service-by-the-index-of-rooms'],
    ['a route that touches a table', service, 'billing/x/x.routes', 'billing/x/x.table', 'routes-touch-no-table'],
    ['a room that uses another room', backOffice, 'users/pages/x', 'roles/model/y', 'back-office-rooms-apart'],
    [
      'a shared component that uses a room',
      backOffice,
      'components/x',
      'roles/model/y',
      'back-office-components-know-no-room',
    ],
    [
      'a model of a room that calls the API',
      backOffice,
      'roles/model/x',
      'roles/api/y',
      'back-office-room-model-looks-up',
    ],
    [
      'an API call of a room that uses a page',
      backOffice,
      'roles/api/x',
      'roles/pages/y',
      'back-office-room-api-looks-up',
    ],
    ['a page that uses support for tests', backOffice, 'roles/pages/x', 'roles/testing/y', 'back-office-tests-support'],
  ];
  let violations: readonly Violation[];

  beforeAll(async () => {
    copyConfiguration();
    for (const [, folder, from, to] of rejected) plantImport(`${folder}/${from}`, `${folder}/${to}`);
    plantImport(`${auth}/b`, `${auth}/a`);
    violations = await findViolations();
  });
  afterAll(removeCopy);

  test.each(rejected)('%s', (_what, folder, from, to, rule) => {
    const isPlanted = (one: Violation) => one.from === `${folder}/${from}.ts` && one.to === `${folder}/${to}.ts`;
    expect(violations.filter(isPlanted).map((one) => one.rule.name)).toContain(rule);
  });
});
