import { createServer } from 'node:http';
import { freePort } from '@atrium/vitest-config/free-port';

const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2039 };
const paymentMethod = { id: 'pm_1', object: 'payment_method', type: 'card', customer: null, card };
const none = { object: 'list', data: [], has_more: false, url: '/v1/payment_intents' };
const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } };

/** The part of Stripe's API that saves a card; every payment is declined. */
export async function openStripeApi() {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${new URL(request.url ?? '', 'http://stripe').pathname}`;
    calls.push(call);
    request.resume();
    const isPayment = call === 'POST /v1/payment_intents';
    response.writeHead(isPayment ? 402 : 200, { 'content-type': 'application/json' });
    if (isPayment) return response.end(JSON.stringify(declined));
    if (call === 'GET /v1/payment_intents') return response.end(JSON.stringify(none));
    return response.end(
      JSON.stringify(call.includes('payment_methods') ? paymentMethod : { id: 'cus_1', object: 'customer' }),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, calls, close };
}
