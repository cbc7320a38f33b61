import { add, ask } from './actions';
import { askFeature } from './feature-folder';
import type { Generator } from './plop';

export const page: Generator = {
  description: 'A page of a feature with its story and test',
  prompts: [askFeature, ask('name', 'Name of the page')],
  actions: [
    add('{{featureFolder feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.tsx', 'page/page.tsx'),
    add(
      '{{featureFolder feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.stories.tsx',
      'page/page.stories.tsx',
    ),
    add('{{featureFolder feature}}/pages/{{kebabCase name}}/{{kebabCase name}}-page.test.tsx', 'page/page.test.tsx'),
  ],
};
