import { add, modify } from './actions';
import { activitySubject } from './activity';
import { format } from './format';
import { languages } from './languages';
import type { Generator } from './plop';
import { recordNames } from './record-names';

const room = 'packages/back-office/src/{{kebabCase name}}';

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
] as const;

export const screen: Generator = {
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
    ...activitySubject,
    format('apps/licensing-service', 'packages/api-client', 'packages/back-office'),
  ],
};
