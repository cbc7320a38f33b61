import { useMemo } from 'react';
import { useSelectTexts } from './use-select-texts';
import { listMessages } from './texts/lists/list-messages';
import { useCommonTexts, useTexts } from './use-texts';

/** Texts of calendars. */
export function useDateTexts() {
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  return useMemo(
    () => ({
      months: lists('dates.months'),
      previousMonth: lists('dates.previousMonth'),
      nextMonth: lists('dates.nextMonth'),
      today: lists('dates.today'),
      choose: lists('dates.choose'),
      clear: lists('dates.clear'),
      close: common('close'),
      invalid: lists('dates.invalid'),
      placeholder: lists('dates.placeholder'),
    }),
    [common, lists],
  );
}

/** Texts of list filters. */
export function useFilterTexts() {
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  const dates = useDateTexts();
  const select = useSelectTexts();
  return useMemo(
    () => ({
      filter: lists('filter.open'),
      filterActive: (count: number) => lists('filter.active', { count }),
      apply: lists('filter.apply'),
      clearAll: common('clearAll'),
      close: common('close'),
      any: lists('filter.any'),
      remove: (label: string) => lists('filter.remove', { label }),
      from: lists('filter.from'),
      to: lists('filter.to'),
      range: (from = '', to = '') => {
        if (from === '') return lists('filter.before', { to });
        return to === '' ? lists('filter.after', { from }) : lists('filter.between', { from, to });
      },
      dates,
      select,
    }),
    [common, lists, dates, select],
  );
}

/** Texts of pagination. */
export function usePaginationTexts() {
  const lists = useTexts(listMessages);
  return {
    label: lists('pages.label'),
    previousLabel: lists('pages.previous'),
    nextLabel: lists('pages.next'),
    firstReason: lists('pages.first'),
    lastReason: lists('pages.last'),
  };
}
