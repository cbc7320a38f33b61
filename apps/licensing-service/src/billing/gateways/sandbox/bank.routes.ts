import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFound, pageLanguageOf } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { completeBankStep, findPendingCharge } from './complete-bank-step';
import { bankPage } from './bank-page';
import { bankPolicy } from './bank-style';
import { bankPagePath } from './sandbox-charge';
import type { SandboxChargeRow } from './sandbox-charge.repository';

interface BankCall {
  Params: { ref: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** Serves the sandbox bank's confirmation page. Its secret address authorises the customer. */
export function bankRoutes(app: FastifyInstance, { database, clock, settings }: BillingDependencies): void {
  if (!settings.payments.includes('sandbox')) return;
  const config = { open: 'the bank of the sandbox asks whom the portal sent there' };
  const url = bankPagePath(':ref');

  app.get<BankCall>(url, { config }, async (request, reply) => {
    const charge = await findPendingCharge(database, request.params.ref);
    if (charge === null) throw new NotFound();
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
    const { answer, code } = body ?? {};
    const isAnswer = (answer === 'approve' || answer === 'decline') && typeof code === 'string';
    const charge = isAnswer
      ? await completeBankStep(database, ref, { answer, code }, clock())
      : await findPendingCharge(database, ref);
    if (charge === null) throw new NotFound();
    return charge.state === 'action_needed' ? reply.redirect(bankPagePath(ref), 303) : redirectBack(reply, charge);
  });
}

/** Redirects by GET, so that the browser sends the session cookie. */
function redirectBack(reply: FastifyReply, { returnUrl }: SandboxChargeRow): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(returnUrl, 303);
}
