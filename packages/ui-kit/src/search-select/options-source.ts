import type { Option } from '../option/option';

/** Where a select gets its options from; `useOptions` of `@atrium/api-client/react` returns one. */
export interface OptionsSource {
  /** What is loaded so far. Undefined until the first ten are there. */
  options: readonly Option[] | undefined;
  /** How many there are in all; undefined where the source does not say. */
  total?: number | undefined;
  /** The last answer failed. */
  error: unknown;
  isFetching: boolean;
  hasMore: boolean;
  /** Loads the next ten. */
  more: () => void;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The words of a select that searches. */
export interface SearchSelectTexts {
  /** Name of the arrow ("Show options"). */
  open: string;
  /** Name of the cross ("Clear country"). */
  clear: string;
  /** "Loading" */
  loading: string;
  /** "Nothing found" */
  empty: string;
  /** "The options could not be loaded." */
  failed: string;
  /** "Retry" */
  retry: string;
  /** While there are more to load: "10 of 27, scroll for more". `total` is undefined where the source does not say. */
  more: (shown: number, total: number | undefined) => string;
  /** Read out when all are there: "3 options". */
  found: (shown: number) => string;
}
