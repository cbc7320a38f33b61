import { useCommonTexts, useTexts } from '@atrium/i18n';
import type { FilterField, FilterTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { tenantMessages } from '../../messages';

const states = ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'] as const;

/** What the list can be filtered by. */
export function useFilterFields(): readonly FilterField[] {
  const text = useTexts(tenantMessages);
  return useMemo(
    () => [
      {
        kind: 'select',
        key: 'state',
        label: text('list.filter.state'),
        options: states.map((state) => ({ key: state, title: text(`state.${state}`) })),
      },
      { kind: 'dates', key: 'created_at', label: text('list.column.created') },
      { kind: 'dates', key: 'updated_at', label: text('list.column.updated') },
    ],
    [text],
  );
}

/** The words of the filters. */
export function useFilterTexts(): FilterTexts {
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  return useMemo(
    () => ({
      filter: text('list.filter.open'),
      filterActive: (count) => text('list.filter.active', { count }),
      apply: text('list.filter.apply'),
      clearAll: common('clearAll'),
      close: text('list.filter.close'),
      any: text('list.filter.any'),
      remove: (label) => text('list.filter.remove', { label }),
      from: text('list.filter.from'),
      to: text('list.filter.to'),
      range: (from = '', to = '') => {
        if (from === '') return text('list.filter.before', { to });
        return to === '' ? text('list.filter.after', { from }) : text('list.filter.between', { from, to });
      },
      dates: {
        months: text('list.filter.months'),
        previousMonth: text('list.filter.previousMonth'),
        nextMonth: text('list.filter.nextMonth'),
        today: text('list.filter.today'),
        choose: text('list.filter.choose'),
        clear: text('list.filter.clear'),
        close: text('list.filter.close'),
        invalid: text('list.filter.invalid'),
        placeholder: text('list.filter.placeholder'),
      },
    }),
    [text, common],
  );
}
