import { add, ask } from './actions';
import type { Generator } from './plop';

export const component: Generator = {
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
};
