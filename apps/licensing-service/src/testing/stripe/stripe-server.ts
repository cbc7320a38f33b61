import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeForm } from '@atrium/api-client/contract/schemas';
import { openHttpServer } from '../vendors/vendor-server';
import { readBody } from '../vendors/read-body';
import { createSavedAnswers, type StripeAnswer } from './stripe-idempotency';
import { invalid, StripeRefusal } from './stripe-refusal';
import { stripeRoutes } from './stripe-routes';
import { emptyStripe, type StripeObject, type StripeState } from './stripe-state';

/** What goes wrong with a call: before it is executed, or after. */
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
  /** Every call as `POST /v1/refunds`. */
  readonly calls: string[];
  /** The next call that matches, as `POST /v1/payment_intents`, goes wrong. */
  failNext(call: RegExp, fault: StripeFault): void;
  /** Nothing goes wrong any more. */
  heal(): void;
  forgetKeys(): void;
  close(): Promise<void>;
}

export const stripeSecretKey = 'sk_test_atrium';
const latency = 5;

/** Stripe's API on this machine, as far as the gateway speaks to it. It refuses what Stripe refuses. */
export async function openStripeServer(now: () => Date): Promise<StripeServer> {
  const kept = createSavedAnswers();
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
      return kept.once({ key: key?.toString(), sent: `${call} ${body}` }, execute);
    });
    if (fault === 'hang_after') return;
    if (fault === 'drop_after') return void response.destroy();
    const told = losesAnswer(state, call, done) ? failed : done;
    response.writeHead(told.status, {
      'content-type': 'application/json',
      ...(told.replayed === true ? { 'idempotent-replayed': 'true' } : {}),
    });
    if (fault === 'drip') return drip(response);
    response.end(fault === 'no_json' ? '<html>' : JSON.stringify(told.body));
  }

  const server = await openHttpServer((request, response) => void answer(request, response));
  const state = emptyStripe(server.url, () => Math.floor(now().getTime() / 1000));
  return {
    url: server.url,
    state,
    calls,
    failNext: (call, fault) => void faults.push({ call, fault }),
    heal: () => void faults.splice(0),
    forgetKeys: () => kept.forget(),
    close: () => server.close(),
  };
}

const failed: StripeAnswer = { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong.' } } };
const wrongKey = new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
const tooMany = new StripeRefusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' });

/** Begins to answer, and never ends. */
function drip(response: ServerResponse): void {
  const drops = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(drops));
}

/** Executed calls keep their refusals under the key as well. */
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
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

async function answerOf(run: () => Promise<StripeAnswer>): Promise<StripeAnswer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

/** Whether it is about a new charge with the card whose answers get lost. */
function losesAnswer({ methods }: StripeState, call: string, { body, replayed }: StripeAnswer): boolean {
  const method = typeof body['payment_method'] === 'string' ? methods.get(body['payment_method']) : undefined;
  return call === 'POST /v1/payment_intents' && method?.effect === 'times_out' && replayed !== true;
}
