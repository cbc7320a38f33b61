import type { Billing, PaymentMethods, Quote, Selection, Tenant } from '@atrium/api-client/contract';
import { randomUUID } from 'node:crypto';

/** From 0 up to, but not including, 1. */
export type Random = () => number;

export interface RandomCustomer {
  /** Pays a draft, or refreshes the payments of a company CRM and changes its plan. */
  press(id: string): Promise<void>;
  /** Number of answered requests, and of those cut off when the service died. */
  readonly calls: { answered: number; cutOff: number };
}

/** A customer who keeps paying and changing plans while the service crashes. */
export function createRandomCustomer(base: string, cookie: string, random: Random): RandomCustomer {
  const calls = { answered: 0, cutOff: 0 };
  const upTo = (max: number) => Math.floor(random() * (max + 1));

  async function call<T>(method: 'GET' | 'POST', path: string, body: unknown = {}): Promise<T | null> {
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() };
    const sent =
      method === 'GET'
        ? { headers }
        : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${base}/api${path}`, sent);
      const read = (await answer.json()) as T;
      calls.answered += 1;
      if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
      return answer.ok ? read : null;
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      calls.cutOff += 1;
      return null;
    }
  }

  async function pay(id: string, selection: Selection): Promise<void> {
    const quote = await call<Quote>('POST', `/tenants/${id}/quotes`, selection);
    const methods = quote === null ? null : await call<PaymentMethods>('GET', `/tenants/${id}/payment-methods`);
    if (quote === null || methods === null) return;
    const payment = {
      quote_id: quote.id,
      amount: quote.amount_due,
      payment_method_id: quote.amount_due > 0 ? (methods.data[0]?.id ?? null) : null,
    };
    await call('POST', `/tenants/${id}/payments`, payment);
  }

  const anyPlan = (): Selection => ({
    cycle: random() < 0.8 ? 'monthly' : 'yearly',
    licences: 1 + upTo(8),
    modules: random() < 0.5 ? ['couriers'] : [],
    assets: upTo(20),
  });

  return {
    calls,
    async press(id) {
      const tenant = await call<Tenant>('GET', `/tenants/${id}`);
      if (tenant?.state === 'draft')
        return pay(id, { cycle: 'monthly', licences: 3, modules: ['couriers'], assets: 10 });
      if (tenant?.state !== 'active') return undefined;
      const billing = await call<Billing>('GET', `/tenants/${id}/billing`);
      const open = (billing?.payments ?? []).filter(({ state }) => state === 'processing' || state === 'action_needed');
      for (const payment of open) await call('POST', `/tenants/${id}/payments/${payment.id}/refresh`);
      for (let left = 3; left > 0; left -= 1) await pay(id, anyPlan());
      return undefined;
    },
  };
}
