import { add, ask, modify } from './actions';
import { format } from './format';
import type { Generator } from './plop';

const name = '{{kebabCase name}}';
const contract = 'packages/api-client/src/contract/gateways';
const service = 'apps/licensing-service/src/billing/gateways';
const wizard = 'packages/tenant-wizard/src/sections/payment/gateways';

const files = [
  [contract, `${name}.gateway.ts`, 'contract/gateway.ts'],
  [contract, `${name}-webhook.schema.ts`, 'contract/webhook.schema.ts'],
  [service, `${name}.definition.ts`, 'service/definition.ts'],
  [service, `${name}-settings.ts`, 'service/settings.ts'],
  [service, `${name}-gateway.ts`, 'service/gateway.ts'],
  [service, `call-${name}.ts`, 'service/call.ts'],
  [service, `charge-of-${name}.ts`, 'service/charge-of.ts'],
  [service, `${name}-webhook.ts`, 'service/webhook.ts'],
  [service, 'read-signed-event.ts', 'service/read-signed-event.ts'],
  [service, `testing/${name}-server.ts`, 'service/server.ts'],
  [service, `testing/${name}-world.ts`, 'service/world.ts'],
  [service, `${name}-gateway.test.ts`, 'service/gateway.test.ts'],
  [service, `${name}-webhook.test.ts`, 'service/webhook.test.ts'],
  [wizard, `${name}.ts`, 'wizard/entry.ts'],
  [wizard, 'messages.ts', 'wizard/messages.ts'],
  [wizard, 'locales/en.ts', 'wizard/en.ts'],
  [wizard, 'locales/sl.ts', 'wizard/sl.ts'],
  [wizard, `${name}-card.tsx`, 'wizard/card.tsx'],
  [wizard, `use-${name}-token.ts`, 'wizard/token.ts'],
  [wizard, `${name}-card.test.tsx`, 'wizard/card.test.tsx'],
] as const;

/** The file of a gateway that a list imports. */
const entries = [
  [contract, `${name}.gateway`],
  [service, `${name}.definition`],
  [wizard, name],
] as const;

/** Lists name a gateway as `PAYMENTS` does: `stripe`, or `acmePay as acme_pay`. */
export function gatewayExport(kebabCase: string): string {
  const camelCase = kebabCase.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const wireName = kebabCase.replaceAll('-', '_');
  return camelCase === wireName ? camelCase : `${camelCase} as ${wireName}`;
}

export const gateway: Generator = {
  description: 'A payment gateway: its declaration, its calls with a stand-in, its card form, texts, tests',
  prompts: [ask('name', 'Name of the gateway, as acme-pay')],
  actions: [
    ...files.map(([folder, file, template]) => add(`${folder}/${name}/${file}`, `gateway/${template}`)),
    ...entries.map(([folder, entry]) =>
      modify(
        `${folder}/gateway-list.ts`,
        /$/,
        `export { {{gatewayExport (kebabCase name)}} } from './${name}/${entry}';\n`,
      ),
    ),
    format(contract, service, wizard),
  ],
};
