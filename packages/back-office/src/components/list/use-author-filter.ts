import { useCurrentUser, useOptions, usePermission, useSelectedOptions } from '@atrium/api-client/react';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';

const users = 'users';

/** The filter of a list by author. Only those who may view users search them; others find their own records. */
export function useAuthorFilter(label: string, authorId: string): FilterField {
  const mayViewUsers = usePermission('view/users');
  const { id: ownId, full_name: ownName } = useCurrentUser() ?? { id: '', full_name: '' };
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const source = useOptions({ namespace: users, search }, { enabled: mayViewUsers && opened });
  const { options: chosen } = useSelectedOptions(users, mayViewUsers && authorId !== '' ? [authorId] : []);
  return useMemo(() => {
    const field = { key: 'author', label };
    if (!mayViewUsers) return { ...field, kind: 'select', options: () => [{ key: ownId, title: ownName }] };
    return {
      ...field,
      kind: 'search',
      source,
      onSearch: setSearch,
      onOpenChange: (open) => setOpened((before) => before || open),
      chosen,
    };
  }, [label, mayViewUsers, ownId, ownName, source, chosen]);
}
