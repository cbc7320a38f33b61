import { add, append, ask } from './actions';
import { format } from './format';
import type { Generator } from './plop';

const lists = {
  contract: 'packages/api-client/src/contract/gateways',
  service: 'apps/licensing-service/src/billing/gateways',
  wizard: 'packages/tenant-wizard/src/sections/payment/gateways',
} as const;

const name = '{{kebabCase name}}';

const files = {
  contract: [
    [`${name}.gateway.ts`, 'gateway.ts'],
    [`${name}-webhook.schema.ts`, 'webhook.schema.ts'],
  ],
  service: [
    [`${name}.definition.ts`, 'definition.ts'],
    [`${name}-settings.ts`, 'settings.ts'],
    [`${name}-gateway.ts`, 'gateway.ts'],
    [`call-${name}.ts`, 'call.ts'],
    [`charge-of-${name}.ts`, 'charge-of.ts'],
    [`${name}-webhook.ts`, 'webhook.ts'],
    ['read-signed-event.ts', 'read-signed-event.ts'],
    [`testing/${name}-server.ts`, 'server.ts'],
    [`testing/${name}-world.ts`, 'world.ts'],
    [`${name}-gateway.test.ts`, 'gateway.test.ts'],
    [`${name}-webhook.test.ts`, 'webhook.test.ts'],
  ],
  wizard: [
    [`${name}.ts`, 'entry.ts'],
    ['messages.ts', 'messages.ts'],
    ['locales/en.ts', 'en.ts'],
    ['locales/sl.ts', 'sl.ts'],
    [`${name}-card.tsx`, 'card.tsx'],
    [`use-${name}-token.ts`, 'token.ts'],
    [`${name}-card.test.tsx`, 'card.test.tsx'],
  ],
} as const;

const places = ['contract', 'service', 'wizard'] as const;

/** The name that the lists export: as `PAYMENTS` writes it. */
export function listedAs(file: string): string {
  const camel = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const snake = file.replaceAll('-', '_');
  return camel === snake ? camel : `${camel} as ${snake}`;
}

export const gateway: Generator = {
  description: 'A payment gateway: its declaration, its calls with a stand-in, its card form, texts and tests',
  prompts: [ask('name', 'Name of the gateway (acme-pay)')],
  actions: [
    ...places.flatMap((place) => [
      ...files[place].map(([path, template]) => add(`${lists[place]}/${name}/${path}`, `gateway/${place}/${template}`)),
      append(`${lists[place]}/gateway-list.ts`, `gateway/${place}/line.ts`),
    ]),
    format('apps/licensing-service', 'packages/api-client', 'packages/tenant-wizard'),
  ],
};
