import { add, ask } from './actions';
import type { Generator } from './plop';

export const packageGenerator: Generator = {
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
};
