import { isConflictError } from '@atrium/api-client';
import type { Quote } from '@atrium/api-client/contract';

const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' && value !== null && 'id' in value && 'amount_due' in value;

/** The quote that replaces an outdated one; undefined for other errors. */
export function staleQuoteOf(error: unknown): Quote | undefined {
  if (!isConflictError(error) || error.code !== 'quote_stale') return undefined;
  const { quote } = error.problem;
  return isQuote(quote) ? quote : undefined;
}
