import { useTexts } from '@atrium/i18n';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { tenantListMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';

const states = ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'] as const;

export function useFilterFields(): readonly FilterField[] {
  const text = useTexts(tenantListMessages);
  const tenantText = useTexts(tenantMessages);
  return useMemo(
    () => [
      {
        kind: 'select',
        key: 'state',
        label: text('filter.state'),
        options: () => states.map((state) => ({ key: state, title: tenantText(`state.${state}`) })),
      },
      { kind: 'dates', key: 'created_at', label: text('column.created') },
      { kind: 'dates', key: 'updated_at', label: text('column.updated') },
    ],
    [text, tenantText],
  );
}
