import { modify } from './actions';
import { languages } from './languages';

const contract = 'packages/api-client/src/contract/activity/activity-actions.ts';
const service = 'apps/licensing-service/src';
const screens = 'packages/back-office/src/components';

const actions = ['create', 'delete', 'duplicate', 'update'] as const;

const sentences = {
  en: {
    create: 'created {title}',
    delete: 'deleted {title}',
    duplicate: 'created {title} as a copy',
    update: 'updated {title}',
  },
  sl: {
    create: 'ustvari {title}',
    delete: 'izbriše {title}',
    duplicate: 'ustvari {title} kot kopijo',
    update: 'posodobi {title}',
  },
} as const;

const sentencesIn = (language: (typeof languages)[number]) =>
  actions.map((action) => `      ${action}: '${sentences[language][action]}',`).join('\n');

/** Declares the actions of a module, with their sentences, and names the module in the activity and the permissions. */
export const activityModule = [
  modify(contract, /(activityModules = \[\n)/, "$1  '{{kebabCase name}}',\n"),
  modify(
    contract,
    /(activityActions = \{\n)/,
    `$1${actions.map((action) => `  '{{kebabCase one}}.${action}': '{{kebabCase name}}',\n`).join('')}`,
  ),
  ...languages.flatMap((language) => [
    modify(
      `${service}/platform/texts/${language}/modules.ts`,
      /(modules = \{\n)/,
      "$1  '{{kebabCase name}}': '{{sentenceCase name}}',\n",
    ),
    modify(
      `${service}/platform/texts/${language}/activity.ts`,
      /( {2}actions: \{\n)/,
      `$1    '{{kebabCase one}}': {\n${sentencesIn(language)}\n    },\n`,
    ),
    ...(['activity', 'permissions'] as const).map((part) =>
      modify(
        `${screens}/${part}/locales/${language}.ts`,
        /( {2}module: \{\n)/,
        "$1    '{{kebabCase name}}': '{{sentenceCase name}}',\n",
      ),
    ),
  ]),
  modify(
    'packages/back-office/src/roles/model/permission-modules.ts',
    /( {2}codelists: 'records',\n)/,
    "$1  '{{kebabCase name}}': 'records',\n",
  ),
  modify(
    `${screens}/permissions/use-permission-words.ts`,
    /(NamedModule, true>> = \{\n)/,
    "$1  '{{kebabCase name}}': true,\n",
  ),
  modify(
    `${service}/back-office/activity/recorded-fields.ts`,
    /(\n\n\/\*\* Declarations)/,
    "\nimport { recorded{{pascalCase one}}Fields } from '../{{kebabCase name}}/recorded-{{kebabCase one}}-fields';$1",
  ),
  modify(
    `${service}/back-office/activity/recorded-fields.ts`,
    /(Fields>>> = \{\n)/,
    "$1  '{{kebabCase name}}': recorded{{pascalCase one}}Fields,\n",
  ),
  modify(`${screens}/model/module-icons.ts`, /(\} from 'lucide-react';)/, '  Folder as {{pascalCase name}}Icon,\n$1'),
  modify(
    `${screens}/model/module-icons.ts`,
    /(LucideIcon>> = \{\n)/,
    "$1  '{{kebabCase name}}': {{pascalCase name}}Icon,\n",
  ),
] as const;

/** Links the entries of a record to its page. */
export const activitySubject = [
  modify(contract, /(activitySubjects = \{\n)/, "$1  '{{kebabCase one}}': '{{kebabCase name}}',\n"),
  modify(
    `${service}/back-office/activity/existing-subjects.ts`,
    /(SubjectTable>> = \{\n)/,
    "$1  '{{kebabCase one}}': { table: {{camelCase name}}, id: {{camelCase name}}.id },\n",
  ),
  modify(
    `${service}/back-office/activity/existing-subjects.ts`,
    /(\n\ninterface SubjectTable)/,
    "\nimport { {{camelCase name}} } from '../{{kebabCase name}}/{{kebabCase one}}.table';$1",
  ),
  modify(
    `${screens}/activity/subject-href.ts`,
    /(=> string>> = \{\n)/,
    "$1  '{{kebabCase one}}': paths['{{kebabCase name}}'].details.href,\n",
  ),
] as const;
