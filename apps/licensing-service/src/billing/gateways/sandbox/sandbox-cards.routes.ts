import { createSandboxCardEndpoint, listSandboxCardsEndpoint } from '@atrium/api-client/contract';
import { createSandboxCardSchema, listSandboxCardsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { NotFound, route, texts } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { createSandboxCard } from './create-card';
import { testCards } from './test-cards';

/** Card fields of the sandbox, in place of a payment company's own. */
export function sandboxCardsRoutes(app: FastifyInstance, { database, clock, settings }: BillingDependencies): void {
  const requireSandbox = () => {
    if (!settings.payments.includes('sandbox')) throw new NotFound();
  };

  route(app, listSandboxCardsEndpoint, listSandboxCardsSchema, async ({ caller }) => {
    requireSandbox();
    const descriptions = texts[caller.language].test_cards;
    return { data: testCards.map((card) => ({ ...card, description: descriptions[card.effect] })) };
  });

  route(app, createSandboxCardEndpoint, createSandboxCardSchema, async ({ body }) => {
    requireSandbox();
    return createSandboxCard(database, body, clock());
  });
}
