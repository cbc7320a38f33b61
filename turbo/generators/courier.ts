import { add, ask, modify } from './actions';
import { format } from './format';
import type { Generator } from './plop';

const contract = 'packages/api-client/src/contract/tenants/sections/couriers';
const service = 'apps/licensing-service/src/setup/couriers';
const form = 'packages/tenant-wizard/src/sections/couriers';

const files = [
  [contract, '{{kebabCase name}}.ts', 'contract.ts'],
  [service, '{{kebabCase name}}.ts', 'service.ts'],
  [service, '{{kebabCase name}}.stand-in.ts', 'stand-in.ts'],
  [service, '{{kebabCase name}}.test.ts', 'service.test.ts'],
  [form, '{{kebabCase name}}.ts', 'texts.ts'],
  [form, '{{kebabCase name}}.long.test.ts', 'texts.test.ts'],
] as const;

const line = "export { {{courierExport name}} } from './{{kebabCase name}}/{{kebabCase name}}';\n";

/** Lists name a courier as the wire does: `dpd`, or `quickParcel as quick_parcel`. */
export function courierExport(name: string): string {
  const words = name.toLowerCase().split(/[\s_-]+/);
  const [first = '', ...others] = words;
  const camelCase = [first, ...others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join('');
  return others.length === 0 ? first : `${camelCase} as ${words.join('_')}`;
}

export const courier: Generator = {
  description: 'A courier: its declaration, the test of its accounts with a stand-in, texts, tests',
  prompts: [ask('name', 'Name of the courier, as quick-parcel')],
  actions: [
    ...files.map(([folder, file, template]) => add(`${folder}/{{kebabCase name}}/${file}`, `courier/${template}`)),
    ...[contract, service, form].map((folder) => modify(`${folder}/courier-list.ts`, /$/, line)),
    format(contract, service, form),
  ],
};
