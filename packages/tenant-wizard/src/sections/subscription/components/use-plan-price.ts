import { isApiError, isForbiddenError } from '@atrium/api-client';
import type { Quote, Selection, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { usePriceList } from '../api/price-list';
import { useQuote, useStoreQuote } from '../api/quote';
import { priceByList, type PlanPrice } from '../model/plan-price';
import { toSelection, type PlanValues } from '../model/plan-values';
import { useDebounced } from '../../../tenant/components/use-debounced';

/** Why there is no quote: VAT cannot be determined, something else, or it is not for the reader. */
export type QuoteProblem = 'vat' | 'failed' | 'forbidden';

/** The price of a plan while it is being chosen. */
export interface ShownPrice {
  /** Null while the price is unknown. */
  readonly price: PlanPrice | null;
  /** What can be paid: of exactly these values, and in force. */
  readonly quote: Quote | null;
  /** What is shown is not the service's last word yet. */
  readonly recalculating: boolean;
  readonly problem: QuoteProblem | null;
  /** What the service said of the problem. */
  readonly problemText: string;
  readonly retry: () => void;
  /** Puts the quote that the service answered in place of one that does not hold any more. */
  readonly storeQuote: (quote: Quote) => void;
}

interface PriceOptions {
  /** Whether the reader may be quoted a price; it is the list's alone otherwise. */
  readonly canQuote: boolean;
  /** A plan runs that this one would take the place of: the list alone does not tell its price. */
  readonly runs?: boolean;
  /** Nothing is asked and nothing shown: a quantity cannot be, or it is the plan that runs. */
  readonly holds?: boolean;
}

const vatCodes: readonly string[] = ['vat_undetermined', 'vat_number_unconfirmed'];

function problemOf(error: unknown): QuoteProblem | null {
  if (error === null) return null;
  if (isForbiddenError(error)) return 'forbidden';
  return isApiError(error) && vatCodes.includes(error.code) ? 'vat' : 'failed';
}

/** The price of what is chosen: by the price list at once, and quoted when it stays the same for a moment. */
export function usePlanPrice(tenant: Tenant, values: PlanValues, options: PriceOptions): ShownPrice {
  const { canQuote, runs = false, holds = false } = options;
  const selection = holds ? null : toSelection(values);
  const chosen = JSON.stringify(selection);
  const settled = useDebounced(chosen);
  const list = usePriceList().data;
  const question = useMemo(() => JSON.parse(settled) as Selection | null, [settled]);
  const asked = useQuote(tenant, question, canQuote);
  const storeQuote = useStoreQuote(tenant, question);
  const isSettled = chosen === settled && !asked.isPlaceholderData;
  const quote = selection !== null && isSettled ? (asked.data ?? null) : null;
  const problem = problemOf(asked.error);

  function price(): PlanPrice | null {
    if (quote !== null) return quote;
    if (selection === null) return null;
    if (runs) return asked.data ?? null;
    return list === undefined ? null : priceByList(selection, list, asked.data ?? null);
  }

  return {
    price: price(),
    quote: asked.isFetching ? null : quote,
    recalculating: canQuote && selection !== null && (chosen !== settled || asked.isFetching),
    problem: canQuote ? problem : 'forbidden',
    problemText: problem === 'vat' && isApiError(asked.error) ? asked.error.message : '',
    retry: () => void asked.refetch(),
    storeQuote,
  };
}
