import { useCurrentUser, usePermission } from '@atrium/api-client/react';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useSearchFilter } from './use-search-filter';

/** The filter of a list by author. Only those who may view users search them; others find their own records. */
export function useAuthorFilter(label: string, authorId: string): FilterField {
  const mayViewUsers = usePermission('view/users');
  const { id: ownId, full_name: ownName } = useCurrentUser() ?? { id: '', full_name: '' };
  const people = useSearchFilter({
    key: 'author',
    label,
    namespace: 'users',
    chosenId: authorId,
    enabled: mayViewUsers,
  });
  const themselves = useMemo(
    (): FilterField => ({ key: 'author', label, kind: 'select', options: () => [{ key: ownId, title: ownName }] }),
    [label, ownId, ownName],
  );
  return mayViewUsers ? people : themselves;
}
