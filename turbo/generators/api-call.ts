import { add, ask } from './actions';
import { askFeature } from './feature-folder';
import type { Generator } from './plop';

export const apiCall: Generator = {
  description: 'One server call of a feature: request, mutation hook',
  prompts: [
    askFeature,
    ask('name', 'Verb and noun, as invite-member'),
    ask('endpoint', 'Endpoint of the contract, as loginEndpoint'),
  ],
  actions: [add('{{featureFolder feature}}/api/{{kebabCase name}}.ts', 'api-call/api-call.ts')],
};
