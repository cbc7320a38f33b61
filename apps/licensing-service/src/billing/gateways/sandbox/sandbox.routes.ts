import { createSandboxCardEndpoint, listSandboxCardsEndpoint } from '@atrium/api-client/contract';
import { createSandboxCardSchema, listSandboxCardsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFound, pageLanguageOf, route, texts } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { bankPage, bankPagePath, bankPolicy } from './bank-page';
import { createSandboxCard, testCards } from './sandbox-cards';
import { type BankForm, openBankStep, type SandboxChargeRow } from './sandbox-charges';

interface BankCall {
  Params: { ref: string };
  Body: BankForm | undefined;
}

/**
 * Card fields of the sandbox, in place of a payment company's own, and its bank's confirmation page, whose secret
 * address authorises the customer.
 */
export function sandboxRoutes(app: FastifyInstance, { database, clock, settings }: BillingDependencies): void {
  const isEnabled = settings.payments.includes('sandbox');

  route(app, listSandboxCardsEndpoint, listSandboxCardsSchema, async ({ caller }) => {
    if (!isEnabled) throw new NotFound();
    const descriptions = texts[caller.language].test_cards;
    return { data: testCards.map((card) => ({ ...card, description: descriptions[card.effect] })) };
  });

  route(app, createSandboxCardEndpoint, createSandboxCardSchema, async ({ body }) => {
    if (!isEnabled) throw new NotFound();
    return createSandboxCard(database, body, clock());
  });

  if (!isEnabled) return;
  const config = { open: 'the bank of the sandbox asks whom the portal sent there' };
  const url = bankPagePath(':ref');

  app.get<BankCall>(url, { config }, async (request, reply) => {
    const charge = await openBankStep(database, request.params.ref, {}, clock());
    if (charge.state !== 'action_needed') return redirectBack(reply, charge);
    const language = pageLanguageOf(request);
    return reply
      .headers({
        'content-security-policy': bankPolicy(charge.returnUrl),
        'cache-control': 'no-store',
        'content-language': language,
        vary: 'Accept-Language, Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(bankPage(charge, language, settings.productName));
  });

  app.post<BankCall>(url, { config }, async ({ params: { ref }, body }, reply) => {
    const charge = await openBankStep(database, ref, body ?? {}, clock());
    return charge.state === 'action_needed' ? reply.redirect(bankPagePath(ref), 303) : redirectBack(reply, charge);
  });
}

/** Redirects by GET, so that the browser sends the session cookie. */
const redirectBack = (reply: FastifyReply, { returnUrl }: SandboxChargeRow): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(returnUrl, 303);
