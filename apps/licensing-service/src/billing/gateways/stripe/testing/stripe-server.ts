import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeForm } from '@atrium/api-client/contract/schemas';
import { openHttpServer } from '../../../../testing/vendors/vendor-server';
import { readBody } from '../../../../testing/vendors/read-body';
import { createIdempotencyStore, type StripeAnswer } from './stripe-idempotency';
import { invalid, StripeApiError } from './stripe-api-error';
import { stripeRoutes } from './stripe-routes';
import { emptyStripe, type StripeObject, type StripeState } from './stripe-state';

/** Fault of a request: before or after its execution. */
export type StripeFault =
  | 'hang'
  | 'hang_after'
  | 'drop_after'
  | 'error'
  | 'error_after'
  | 'too_many'
  | 'no_json'
  | 'drip';

export interface StripeServer {
  readonly url: string;
  readonly state: StripeState;
  /** All requests, such as `POST /v1/refunds`. */
  readonly calls: string[];
  /** Makes the next matching request fail, for example `POST /v1/payment_intents`. */
  failNext(call: RegExp, fault: StripeFault): void;
  /** Removes all pending faults. */
  heal(): void;
  forgetKeys(): void;
  close(): Promise<void>;
}

export const stripeSecretKey = 'sk_test_atrium';
const latency = 5;

/** The part of Stripe's API that the gateway uses, as a local server. Rejects what Stripe rejects. */
export async function openStripeServer(now: () => Date): Promise<StripeServer> {
  const idempotency = createIdempotencyStore();
  const calls: string[] = [];
  const faults: { readonly call: RegExp; readonly fault: StripeFault }[] = [];
  const faultOf = (call: string) => {
    const at = faults.findIndex((entry) => entry.call.test(call));
    return at === -1 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '', server.url);
    const call = `${request.method} ${pathname}`;
    const body = await readBody(request);
    calls.push(call);
    const fault = faultOf(call);
    if (fault === 'hang') return;
    const execute = async (): Promise<StripeAnswer> => {
      if (fault === 'error') return failed;
      await wait(latency);
      const done = execution(state, call, decodeForm(body === '' ? search.slice(1) : body));
      return fault === 'error_after' ? failed : done;
    };
    const key = request.headers['idempotency-key'];
    const done = await answerOf(async () => {
      if (request.headers.authorization !== `Bearer ${stripeSecretKey}`) throw wrongKey;
      if (fault === 'too_many') throw tooMany;
      return idempotency.once({ key: key?.toString(), sent: `${call} ${body}` }, execute);
    });
    if (fault === 'hang_after') return;
    if (fault === 'drop_after') return void response.destroy();
    const sent = losesAnswer(state, call, done) ? failed : done;
    response.writeHead(sent.status, {
      'content-type': 'application/json',
      ...(sent.replayed === true ? { 'idempotent-replayed': 'true' } : {}),
    });
    if (fault === 'drip') return drip(response);
    response.end(fault === 'no_json' ? '<html>' : JSON.stringify(sent.body));
  }

  const server = await openHttpServer((request, response) => void answer(request, response));
  const state = emptyStripe(server.url, () => Math.floor(now().getTime() / 1000));
  return {
    url: server.url,
    state,
    calls,
    failNext: (call, fault) => void faults.push({ call, fault }),
    heal: () => void faults.splice(0),
    forgetKeys: () => idempotency.forget(),
    close: () => server.close(),
  };
}

const failed: StripeAnswer = { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong.' } } };
const wrongKey = new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
const tooMany = new StripeApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' });

/** Starts a response that never ends. */
function drip(response: ServerResponse): void {
  const drops = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(drops));
}

/** Turns errors of executed requests into responses, so they are saved under the key too. */
function execution(state: StripeState, call: string, form: StripeObject): StripeAnswer {
  for (const [pattern, run] of stripeRoutes) {
    const [, id = ''] = pattern.exec(call) ?? [undefined];
    if (pattern.test(call)) return refusedOr(() => ({ status: 200, body: run(state, form, id) }));
  }
  return refusedOr(() => {
    throw invalid('url_invalid', `Unrecognized request URL (${call}).`);
  });
}

function refusedOr(run: () => StripeAnswer): StripeAnswer {
  try {
    return run();
  } catch (error) {
    if (error instanceof StripeApiError) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

async function answerOf(run: () => Promise<StripeAnswer>): Promise<StripeAnswer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StripeApiError) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

/** Whether the request creates a charge with the card whose responses get lost. */
function losesAnswer({ methods }: StripeState, call: string, { body, replayed }: StripeAnswer): boolean {
  const method = typeof body['payment_method'] === 'string' ? methods.get(body['payment_method']) : undefined;
  return call === 'POST /v1/payment_intents' && method?.effect === 'times_out' && replayed !== true;
}
