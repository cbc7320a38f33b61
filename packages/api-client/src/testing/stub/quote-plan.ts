import type { FormObject, Quote, Selection, Tenant } from '../../contract';
import { selectionSchema, coerceInput } from '../../contract/schemas';
import { fakeQuote, type FakePlan } from '../billing/plan';
import { ProblemError } from '../http/problem';
import { fakeVat } from '../tenants/vat';
import { samplePriceList } from '../samples/service';
import { ok, problem, type StubReply } from './stub-answers';

interface QuoteOfBody {
  readonly body: FormObject;
  /** Time of the request. */
  readonly at: string;
  readonly running?: FakePlan | null;
  /** The subscription ends with its period. */
  readonly cancels?: boolean;
  /** Default: `creation` for a draft, otherwise `change`. */
  readonly kind?: Quote['kind'];
  /** Account credit, in cents. */
  readonly credit?: number;
}

let last = 0;

/** Quotes a request by the sample price list, or returns its error. */
export function quotePlan(
  tenant: Tenant,
  { body, at, running = null, cancels = false, kind, credit = 0 }: QuoteOfBody,
): StubReply {
  const ground = {
    id: `01990000-0000-7000-8000-${String(++last).padStart(12, '0')}`,
    kind: kind ?? (tenant.state === 'draft' ? 'creation' : 'change'),
    now: new Date(at),
    selection: coerceInput(selectionSchema, body, true) as Selection,
    running,
    cancels,
    priceList: samplePriceList,
    credit,
  };
  try {
    const quote: Quote = fakeQuote({ ...ground, vat: fakeVat(tenant) });
    return ok(quote, 201);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return problem(error.status, { code: error.code, message: error.message });
  }
}
