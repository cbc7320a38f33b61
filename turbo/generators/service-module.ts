import { add, append, modify } from './actions';
import { activityModule } from './activity';
import { format } from './format';
import { languages } from './languages';
import { migrate } from './migrate';
import type { Generator } from './plop';
import { recordNames } from './record-names';

const contract = 'packages/api-client/src/contract';
const service = 'apps/licensing-service/src';
const module = `${service}/back-office/{{kebabCase name}}`;

const contractFiles = ['resource', 'schema', 'endpoint'] as const;

const moduleFiles = [
  ['{{kebabCase one}}.table.ts', 'table.ts'],
  ['{{kebabCase one}}.repository.ts', 'repository.ts'],
  ['{{kebabCase one}}-view.ts', 'view.ts'],
  ['{{kebabCase one}}-listing.ts', 'listing.ts'],
  ['{{kebabCase one}}.service.ts', 'service.ts'],
  ['recorded-{{kebabCase one}}-fields.ts', 'recorded-fields.ts'],
  ['{{kebabCase name}}.routes.ts', 'routes.ts'],
  ['{{kebabCase name}}.test.ts', 'test.ts'],
] as const;

const spreadsheetTexts = {
  en: "  '{{kebabCase name}}': {\n    sheet: '{{sentenceCase name}}',\n    columns: { title: 'Title', note: 'Note', created_at: 'Created', updated_at: 'Updated' },\n  },",
  sl: "  '{{kebabCase name}}': {\n    sheet: '{{sentenceCase name}}',\n    columns: { title: 'Naziv', note: 'Opomba', created_at: 'Ustvarjeno', updated_at: 'Posodobljeno' },\n  },",
} as const;

export const serviceModule: Generator = {
  description:
    'A resource: its contract, and its module in the back office of the service with table, migration and activity',
  prompts: recordNames,
  actions: [
    ...contractFiles.map((kind) =>
      add(`${contract}/{{kebabCase name}}/{{kebabCase one}}.${kind}.ts`, `contract/${kind}.ts`),
    ),
    append(`${contract}/index.ts`, 'contract/index.ts'),
    append(`${contract}/schemas.ts`, 'contract/schemas.ts'),
    ...moduleFiles.map(([path, template]) => add(`${module}/${path}`, `service-module/${template}`)),
    modify(`${service}/back-office/routes.ts`, /Routes\[\] = \[/, 'Routes[] = [{{camelCase name}}Routes, '),
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
      `${service}/platform/database/service-transactions.test.ts`,
      /('no-tenant': \[)/,
      "$1'back-office/{{kebabCase name}}/', ",
    ),
    ...languages.map((language) =>
      modify(
        `${service}/platform/texts/${language}/spreadsheets.ts`,
        /( {2}codelists: \{)/,
        `${spreadsheetTexts[language]}\n$1`,
      ),
    ),
    ...activityModule,
    migrate,
    format('apps/licensing-service', 'packages/api-client', 'packages/back-office'),
  ],
};
