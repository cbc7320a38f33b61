import { readdirSync } from 'node:fs';

/** What of turbo's generator is used here. */
interface Plop {
  getDestBasePath(): string;
  setHelper(name: string, helper: (value: string) => string): void;
  setGenerator(name: string, generator: { description: string; prompts: object[]; actions: object[] }): void;
}

const ask = (name: string, message: string) => ({ type: 'input', name, message });
const add = (path: string, template: string) => ({ type: 'add', path, templateFile: `templates/${template}.hbs` });

/** The house's forms: `pnpm exec turbo gen screen`, or with the answers `--args back-office suppliers`. */
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
    description: 'A page of a feature with its story and test',
    prompts: [
      ask('feature', 'Feature, with its room if it has rooms (auth, tenant-wizard/details, back-office)'),
      ask('name', 'Name of the screen'),
    ],
    actions: [
      add('{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.tsx', 'screen/page.tsx'),
      add(
        '{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.stories.tsx',
        'screen/page.stories.tsx',
      ),
      add('{{sourceOf feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.test.tsx', 'screen/page.test.tsx'),
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
    description: 'A module of the licensing service: routes over a service',
    prompts: [
      ask('name', 'Name of the module'),
      ask('endpoint', 'Endpoint of the contract'),
      ask('schema', 'Its schema'),
    ],
    actions: [
      add(
        'apps/licensing-service/src/modules/{{kebabCase name}}/{{kebabCase name}}.routes.ts',
        'service-module/module.routes.ts',
      ),
      add(
        'apps/licensing-service/src/modules/{{kebabCase name}}/{{kebabCase name}}.service.ts',
        'service-module/module.service.ts',
      ),
      add(
        'apps/licensing-service/src/modules/{{kebabCase name}}/{{kebabCase name}}.test.ts',
        'service-module/module.test.ts',
      ),
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
