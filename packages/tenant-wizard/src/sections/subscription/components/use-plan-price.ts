import { isApiError, isConflictError, isForbiddenError } from '@atrium/api-client';
import type { Quote, Selection, Tenant } from '@atrium/api-client/contract';
import { useMemo } from 'react';
import { usePriceList } from '../api/price-list';
import { useQuote, useStoreQuote } from '../api/quote';
import { priceByList, type PlanPrice } from '../model/plan-price';
import { toSelection, type PlanValues } from '../model/plan-values';
import { useDebounced } from '../../../tenant/components/use-debounced';

/**
 * Why there is no quote: VAT cannot be determined, the service refuses this plan now, another error, or the user cannot
 * request one.
 */
export type QuoteProblem = 'vat' | 'refused' | 'failed' | 'forbidden';

/** Price of a plan while the user chooses it. */
export interface ShownPrice {
  /** Null while unknown. */
  readonly price: PlanPrice | null;
  /** A valid quote for exactly these values; only this can be paid. */
  readonly quote: Quote | null;
  /** The shown price is not confirmed by the service yet. */
  readonly recalculating: boolean;
  readonly problem: QuoteProblem | null;
  /** The service's message about the problem. */
  readonly problemText: string;
  readonly retry: () => void;
  /** Stores a newer quote in place of an outdated one. */
  readonly storeQuote: (quote: Quote) => void;
}

interface PriceOptions {
  /** Whether the user can request a quote. Otherwise only the price list applies. */
  readonly canQuote: boolean;
  /** Replaces a current plan, so the price list alone does not determine the price. */
  readonly runs?: boolean;
  /** Requests no quote: a quantity is invalid, or the plan is the current one. */
  readonly isPaused?: boolean;
}

const vatCodes: readonly string[] = ['vat_undetermined', 'vat_number_unconfirmed'];

function problemOf(error: unknown): QuoteProblem | null {
  if (error === null) return null;
  if (isForbiddenError(error)) return 'forbidden';
  if (isConflictError(error)) return 'refused';
  return isApiError(error) && vatCodes.includes(error.code) ? 'vat' : 'failed';
}

/** Price of the choice: from the price list at once, then quoted after a pause. */
export function usePlanPrice(tenant: Tenant, values: PlanValues, options: PriceOptions): ShownPrice {
  const { canQuote, runs = false, isPaused = false } = options;
  const selection = isPaused ? null : toSelection(values);
  const chosen = JSON.stringify(selection);
  const settled = useDebounced(chosen);
  const list = usePriceList().data;
  const question = useMemo(() => JSON.parse(settled) as Selection | null, [settled]);
  const quoteQuery = useQuote(tenant, question, canQuote);
  const storeQuote = useStoreQuote(tenant, question);
  const isSettled = chosen === settled && !quoteQuery.isPlaceholderData;
  const quote = selection !== null && isSettled ? (quoteQuery.data ?? null) : null;
  const problem = problemOf(quoteQuery.error);

  function price(): PlanPrice | null {
    if (quote !== null) return quote;
    if (selection === null) return null;
    if (runs) return quoteQuery.data ?? null;
    return list === undefined ? null : priceByList(selection, list, quoteQuery.data ?? null);
  }

  return {
    price: price(),
    quote: quoteQuery.isFetching ? null : quote,
    recalculating: canQuote && selection !== null && (chosen !== settled || quoteQuery.isFetching),
    problem: canQuote ? problem : 'forbidden',
    problemText: problem !== 'failed' && isApiError(quoteQuery.error) ? quoteQuery.error.message : '',
    retry: () => void quoteQuery.refetch(),
    storeQuote,
  };
}
