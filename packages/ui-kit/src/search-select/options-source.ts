import type { Option } from '../option/option';

/** Source of a select's options; `useOptions` of `@atrium/api-client/react` returns one. */
export interface OptionsSource {
  /** Loaded options. Undefined until the first page is loaded. */
  options: readonly Option[] | undefined;
  /** Total number of options; undefined if the source does not know. */
  total?: number | undefined;
  /** The last request failed. */
  error: unknown;
  isFetching: boolean;
  hasMore: boolean;
  /** Loads the next ten. */
  more: () => void;
  /** Retries after a failure. */
  retry: () => void;
}

/** Texts of a select with search. */
export interface SearchSelectTexts {
  /** Label of the arrow button ("Show options"). */
  open: string;
  /** Label of the clear button ("Clear country"). */
  clear: string;
  /** "Loading" */
  loading: string;
  /** "Nothing found" */
  empty: string;
  /** "The options could not be loaded." */
  failed: string;
  /** "Retry" */
  retry: string;
  /** Shown while there are more: "10 of 27, scroll for more". `total` is undefined if unknown. */
  more: (shown: number, total: number | undefined) => string;
  /** Announced when all are loaded: "3 options". */
  found: (shown: number) => string;
}
