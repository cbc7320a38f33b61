import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What of turbo's generator is used here. */
interface Plop {
  getDestBasePath(): string;
  setHelper(name: string, helper: (value: string) => string): void;
  setGenerator(
    name: string,
    generator: {
      description: string;
      prompts: object[];
      actions: (object | Action)[];
    },
  ): void;
}

const ask = (name: string, message: string) => ({ type: 'input', name, message });
const add = (path: string, template: string) => ({ type: 'add', path, templateFile: `templates/${template}.hbs` });

const languages = ['en', 'sl'] as const;

/** The names of a record: many of them (`suppliers`) and one (`supplier`). */
const recordNames = [ask('name', 'Records, in plural (suppliers)'), ask('one', 'One of them (supplier)')];

const room = 'packages/back-office/src/{{kebabCase name}}';
const contract = 'packages/api-client/src/contract';
const service = 'apps/licensing-service/src';
const module = `${service}/back-office/{{kebabCase name}}`;

const screenFiles = [
  ['room.ts', 'room.ts'],
  ['messages.ts', 'messages.ts'],
  ['locales/en.ts', 'en.ts'],
  ['locales/sl.ts', 'sl.ts'],
  ['api/{{kebabCase name}}.ts', 'api.ts'],
  ['pages/{{kebabCase name}}-page.tsx', 'list-page.tsx'],
  ['pages/{{kebabCase one}}-page.tsx', 'record-page.tsx'],
  ['pages/{{kebabCase one}}-dialog.tsx', 'dialog.tsx'],
  ['pages/{{kebabCase name}}-page.stories.tsx', 'stories.tsx'],
  ['pages/{{kebabCase name}}-page.test.tsx', 'test.tsx'],
  ['testing/sample-{{kebabCase name}}.ts', 'samples.ts'],
] as const;

const contractFiles = ['resource', 'schema', 'endpoint'] as const;

const moduleFiles = [
  ['{{kebabCase one}}.table.ts', 'table.ts'],
  ['{{kebabCase one}}.repository.ts', 'repository.ts'],
  ['{{kebabCase one}}-view.ts', 'view.ts'],
  ['{{kebabCase one}}-listing.ts', 'listing.ts'],
  ['{{kebabCase one}}.service.ts', 'service.ts'],
  ['{{kebabCase name}}.routes.ts', 'routes.ts'],
  ['{{kebabCase name}}.test.ts', 'test.ts'],
] as const;

const spreadsheetTexts = {
  en: "  '{{kebabCase name}}': {\n    sheet: '{{sentenceCase name}}',\n    columns: { title: 'Title', note: 'Note', created_at: 'Created', updated_at: 'Updated' },\n  },",
  sl: "  '{{kebabCase name}}': {\n    sheet: '{{sentenceCase name}}',\n    columns: { title: 'Naziv', note: 'Opomba', created_at: 'Ustvarjeno', updated_at: 'Posodobljeno' },\n  },",
} as const;

const modify = (path: string, pattern: RegExp, template: string) => ({ type: 'modify', path, pattern, template });
const append = (path: string, template: string) => ({
  type: 'append',
  path,
  templateFile: `templates/${template}.hbs`,
});

type Action = (answers: { readonly name: string }, config: unknown, plop: Plop) => string;

function run(folder: string, command: string, ...parameters: string[]): string {
  execFileSync('npx', ['--no-install', command, ...parameters], { cwd: folder, stdio: 'pipe' });
  return `${command} ${parameters.join(' ')}`;
}

/** Formats what was generated, and the lines added to other files. */
const format: Action = (_answers, _config, plop) =>
  run(plop.getDestBasePath(), 'oxfmt', 'apps/licensing-service', 'packages/api-client', 'packages/back-office');

/** Writes the migration of a new table, which the role of users may read. */
const migrate: Action = ({ name }, _config, plop) => {
  const service = join(plop.getDestBasePath(), 'apps/licensing-service');
  const table = name.replaceAll(/\W+/g, '_');
  const done = run(service, 'drizzle-kit', 'generate', '--name', table);
  const migrations = readdirSync(join(service, 'migrations')).filter((one) => one.endsWith(`_${table}.sql`));
  const file = migrations.pop() ?? '';
  appendFileSync(
    join(service, 'migrations', file),
    `--> statement-breakpoint\nGRANT SELECT ON ${table} TO atrium_app, atrium_every_tenant;\n`,
  );
  return done;
};

/** The generators: `pnpm exec turbo gen screen`, or with the answers `--args suppliers supplier`. */
export default function generators(plop: Plop): void {
  plop.setHelper('nextAdr', () => String(nextAdr(plop)).padStart(4, '0'));
  plop.setHelper('sourceOf', sourceOf);

  plop.setGenerator('package', {
    description: 'A package of the workspace without React, with its build, types and tests',
    prompts: [ask('name', 'Name, as in @atrium/<name>'), ask('description', 'What it is, in one sentence')],
    actions: [
      add('packages/{{kebabCase name}}/package.json', 'package/package.json'),
      add('packages/{{kebabCase name}}/turbo.json', 'package/turbo.json'),
      add('packages/{{kebabCase name}}/tsconfig.json', 'package/tsconfig.json'),
      add('packages/{{kebabCase name}}/vitest.config.ts', 'package/vitest.config.ts'),
      add('packages/{{kebabCase name}}/README.md', 'package/README.md'),
      add('packages/{{kebabCase name}}/src/index.ts', 'package/index.ts'),
      add('packages/{{kebabCase name}}/src/index.test.ts', 'package/index.test.ts'),
    ],
  });

  plop.setGenerator('screen', {
    description: 'A room of the back office for a resource of the contract: list, details, form, texts, stories, tests',
    prompts: recordNames,
    actions: [
      ...screenFiles.map(([path, template]) => add(`${room}/${path}`, `screen/${template}`)),
      modify(
        'packages/back-office/src/paths.ts',
        /\n\} as const;/,
        "\n  '{{kebabCase name}}': list('/administration/{{kebabCase name}}'),\n} as const;",
      ),
      modify(
        'packages/back-office/src/rooms.ts',
        /(\n\/\*\* Every room)/,
        "import { {{camelCase name}}Room } from './{{kebabCase name}}/room';\n$1",
      ),
      modify('packages/back-office/src/rooms.ts', /\n\];/, '\n  {{camelCase name}}Room,\n];'),
      ...languages.map((language) =>
        modify(
          `packages/back-office/src/components/locales/${language}.ts`,
          /( {2}title: \{\n)/,
          "$1    '{{kebabCase name}}': '{{sentenceCase name}}',\n",
        ),
      ),
      format,
    ],
  });

  plop.setGenerator('page', {
    description: 'A page of a feature with its story and test',
    prompts: [
      ask('feature', 'Feature, with its room if it has rooms (auth, tenant-wizard/details, back-office)'),
      ask('name', 'Name of the page'),
    ],
    actions: [
      add('{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.tsx', 'page/page.tsx'),
      add('{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.stories.tsx', 'page/page.stories.tsx'),
      add('{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.test.tsx', 'page/page.test.tsx'),
    ],
  });

  plop.setGenerator('component', {
    description: 'A component of the design system with its style, story and test',
    prompts: [ask('name', 'Name of the component')],
    actions: [
      add('packages/ui-kit/src/{{kebabCase name}}/{{kebabCase name}}.tsx', 'component/component.tsx'),
      add('packages/ui-kit/src/{{kebabCase name}}/{{kebabCase name}}.css', 'component/component.css'),
      add('packages/ui-kit/src/{{kebabCase name}}/{{kebabCase name}}.stories.tsx', 'component/component.stories.tsx'),
      add('packages/ui-kit/src/{{kebabCase name}}/{{kebabCase name}}.test.tsx', 'component/component.test.tsx'),
      {
        type: 'append',
        path: 'packages/ui-kit/src/index.ts',
        template:
          "export { {{pascalCase name}}, type {{pascalCase name}}Props } from './{{kebabCase name}}/{{kebabCase name}}';",
      },
      {
        type: 'append',
        path: 'packages/ui-kit/src/styles.css',
        template: "@import './{{kebabCase name}}/{{kebabCase name}}.css';",
      },
    ],
  });

  plop.setGenerator('api-call', {
    description: 'One server call of a feature: request, mutation hook',
    prompts: [
      ask('feature', 'Feature, with its room if it has rooms (auth, tenant-wizard/details, back-office)'),
      ask('name', 'Verb and noun, as invite-member'),
      ask('endpoint', 'Endpoint of the contract, as loginEndpoint'),
    ],
    actions: [add('{{sourceOf feature}}/api/{{kebabCase name}}.ts', 'api-call/api-call.ts')],
  });

  plop.setGenerator('service-module', {
    description: 'A resource: its contract, and its module in the back office of the service with table and migration',
    prompts: recordNames,
    actions: [
      ...contractFiles.map((kind) =>
        add(`${contract}/{{kebabCase name}}/{{kebabCase one}}.${kind}.ts`, `contract/${kind}.ts`),
      ),
      append(`${contract}/index.ts`, 'contract/index.ts'),
      append(`${contract}/schemas.ts`, 'contract/schemas.ts'),
      ...moduleFiles.map(([path, template]) => add(`${module}/${path}`, `service-module/${template}`)),
      modify(`${service}/back-office/routes.ts`, /const modules = \[/, 'const modules = [{{camelCase name}}Routes, '),
      modify(
        `${service}/back-office/routes.ts`,
        /^/,
        "import { {{camelCase name}}Routes } from './{{kebabCase name}}/{{kebabCase name}}.routes';\n",
      ),
      modify(`${service}/back-office/listings.ts`, /= \[/, '= [{{camelCase one}}Listing, '),
      modify(
        `${service}/back-office/listings.ts`,
        /^/,
        "import { {{camelCase one}}Listing } from './{{kebabCase name}}/{{kebabCase one}}-listing';\n",
      ),
      modify(
        `${service}/schema.ts`,
        /^/,
        "export { {{camelCase name}} } from './back-office/{{kebabCase name}}/{{kebabCase one}}.table';\n",
      ),
      modify(
        `${service}/authorisation-matrix.test.ts`,
        /( {2}\.\.\.rowsOf\('codelists'\),)/,
        "$1\n  ...rowsOf('{{kebabCase name}}'),",
      ),
      modify(`${service}/authorisation-matrix.test.ts`, /(\['tenants', )/, "$1'{{kebabCase name}}', "),
      ...languages.map((language) =>
        modify(
          `${service}/platform/texts/${language}/spreadsheets.ts`,
          /( {2}codelists: \{)/,
          `${spreadsheetTexts[language]}\n$1`,
        ),
      ),
      migrate,
      format,
    ],
  });

  plop.setGenerator('adr', {
    description: 'A record of a choice',
    prompts: [ask('title', 'The decision in a few words')],
    actions: [add('docs/adr/{{nextAdr}}-{{kebabCase title}}.md', 'adr.md')],
  });
}

/** `tenant-wizard/details` is the folder `packages/tenant-wizard/src/details`. */
function sourceOf(feature: string): string {
  const [name, ...room] = feature.split('/');
  return ['packages', name, 'src', ...room].join('/');
}

function nextAdr(plop: Plop): number {
  const numbers = readdirSync(`${plop.getDestBasePath()}/docs/adr`).map((name) => Number.parseInt(name, 10));
  return Math.max(0, ...numbers.filter((number) => !Number.isNaN(number))) + 1;
}
