import type { CalendarTexts } from '../calendar/calendar-texts';
import type { Option } from '../option/option';
import type { SearchSelectTexts } from '../search-select/options-source';

interface FilterOfColumn {
  /** The column, as lists call it. */
  key: string;
  label: string;
}

/** One thing a list can be filtered by. */
export type FilterField =
  | (FilterOfColumn & { kind: 'text'; placeholder?: string | undefined })
  | (FilterOfColumn & { kind: 'select'; options: readonly Option[] })
  | (FilterOfColumn & { kind: 'dates' });

/** From a day to a day, both included, `YYYY-MM-DD`; one may be missing. */
export type DateRange = {
  from?: string;
  to?: string;
};

/** The active filters by column, in the form of the lists' `filter`; what is not filtered by is missing. */
export type FilterValues = Readonly<Record<string, string | DateRange>>;

/** The words of a filter bar. */
export interface FilterTexts {
  /** The button and its panel: "Filter". */
  filter: string;
  /** Name of the button while some are active: "Filter, 2 active". */
  filterActive: (count: number) => string;
  /** "Show results" */
  apply: string;
  /** "Clear all" */
  clearAll: string;
  close: string;
  /** No choice in a select: "Any". */
  any: string;
  /** Name of a chip's cross: "Remove filter Status". */
  remove: (label: string) => string;
  /** Labels of the two days: "from", "to"; read out after the filter's own label. */
  from: string;
  to: string;
  /** The days of a chip: "after 01.11.2026", "before 30.11.2026", "01.11.2026–30.11.2026". */
  range: (from: string | undefined, to: string | undefined) => string;
  /** Words of the choices that are searched. */
  select: SearchSelectTexts;
  /** Words of the date fields. */
  dates: CalendarTexts & { choose: string; clear: string; close: string; invalid: string; placeholder: string };
}
