import { createSandboxCardEndpoint, listSandboxCardsEndpoint } from '@atrium/api-client/contract';
import { createSandboxCardSchema, listSandboxCardsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { NotFound, route, texts } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { createSandboxCard } from './create-card';
import { testCards } from './test-cards';

/** The fields of cards that the company played by the sandbox puts into the portal. */
export function sandboxCardsRoutes(app: FastifyInstance, { database, clock, settings }: BillingDependencies): void {
  const refuseElsewhere = () => {
    if (!settings.payments.includes('sandbox')) throw new NotFound();
  };

  route(app, listSandboxCardsEndpoint, listSandboxCardsSchema, async ({ caller }) => {
    refuseElsewhere();
    const words = texts[caller.language].test_cards;
    return { data: testCards.map((card) => ({ ...card, description: words[card.effect] })) };
  });

  route(app, createSandboxCardEndpoint, createSandboxCardSchema, async ({ body }) => {
    refuseElsewhere();
    return createSandboxCard(database, body, clock());
  });
}
