import type { CalendarTexts } from '../calendar/calendar-texts';
import type { Option } from '../option/option';
import type { SearchSelectTexts } from '../search-select/options-source';
import type { SearchSelectSource } from '../search-select/search-select-props';

interface FilterOfColumn {
  /** Name of the column. */
  key: string;
  label: string;
}

/** A filter of a list. */
export type FilterField =
  | (FilterOfColumn & { kind: 'text'; placeholder?: string | undefined })
  /** `options` is called when they are shown. */
  | (FilterOfColumn & { kind: 'select'; options: () => readonly Option[] })
  /** Options that are searched: for long lists. `chosen` holds the active option, also while it is not loaded. */
  | (FilterOfColumn & SearchSelectSource & { kind: 'search'; chosen: readonly Option[] | undefined })
  | (FilterOfColumn & { kind: 'dates' });

/** Range of days, both included, `YYYY-MM-DD`; one may be missing. */
export type DateRange = {
  from?: string;
  to?: string;
};

/** The active filters by column, as in `filter` of the lists. Inactive ones are missing. */
export type FilterValues = Readonly<Record<string, string | DateRange>>;

/** Texts of a filter bar. */
export interface FilterTexts {
  /** The button and its panel: "Filter". */
  filter: string;
  /** Label of the button while filters are active: "Filter, 2 active". */
  filterActive: (count: number) => string;
  /** "Show results" */
  apply: string;
  /** "Clear all" */
  clearAll: string;
  close: string;
  /** The empty option of a select: "Any". */
  any: string;
  /** Label of a chip's remove button: "Remove filter Status". */
  remove: (label: string) => string;
  /** Labels of the two days: "from", "to"; announced after the filter's own label. */
  from: string;
  to: string;
  /** Text of a chip for a range: "after 01.11.2026", "before 30.11.2026", "01.11.2026–30.11.2026". */
  range: (from: string | undefined, to: string | undefined) => string;
  /** Texts of selects with search. */
  select: SearchSelectTexts;
  /** Texts of date fields. */
  dates: CalendarTexts & { choose: string; clear: string; close: string; invalid: string; placeholder: string };
}
