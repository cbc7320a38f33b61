import { useMemo } from 'react';
import { useCommonTexts } from './use-texts';

/** The words of calendars. */
export function useDateWords() {
  const common = useCommonTexts();
  return useMemo(
    () => ({
      months: common('dates.months'),
      previousMonth: common('dates.previousMonth'),
      nextMonth: common('dates.nextMonth'),
      today: common('dates.today'),
      choose: common('dates.choose'),
      clear: common('dates.clear'),
      close: common('close'),
      invalid: common('dates.invalid'),
      placeholder: common('dates.placeholder'),
    }),
    [common],
  );
}

/** The words of the filters above a list. */
export function useFilterWords() {
  const common = useCommonTexts();
  const dates = useDateWords();
  return useMemo(
    () => ({
      filter: common('list.filter.open'),
      filterActive: (count: number) => common('list.filter.active', { count }),
      apply: common('list.filter.apply'),
      clearAll: common('clearAll'),
      close: common('close'),
      any: common('list.filter.any'),
      remove: (label: string) => common('list.filter.remove', { label }),
      from: common('list.filter.from'),
      to: common('list.filter.to'),
      range: (from = '', to = '') => {
        if (from === '') return common('list.filter.before', { to });
        return to === '' ? common('list.filter.after', { from }) : common('list.filter.between', { from, to });
      },
      dates,
    }),
    [common, dates],
  );
}

/** The words below a list that has pages. */
export function usePageWords() {
  const common = useCommonTexts();
  return {
    label: common('list.pages.label'),
    previousLabel: common('list.pages.previous'),
    nextLabel: common('list.pages.next'),
    firstReason: common('list.pages.first'),
    lastReason: common('list.pages.last'),
  };
}
