import { useCurrentUser, useOptions, usePermission, useSelectedOptions } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { customersMessages } from '../messages';

const users = 'users';

/** The filter of customers by author. Only those who may view users search them; others find their own customers. */
export function useAuthorFilter(authorId: string): FilterField {
  const text = useTexts(customersMessages);
  const mayViewUsers = usePermission('view/users');
  const { id: ownId, full_name: ownName } = useCurrentUser() ?? { id: '', full_name: '' };
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const source = useOptions({ namespace: users, search }, { enabled: mayViewUsers && opened });
  const { options: chosen } = useSelectedOptions(users, mayViewUsers && authorId !== '' ? [authorId] : []);
  return useMemo(() => {
    const field = { key: 'author', label: text('field.author') };
    if (!mayViewUsers) return { ...field, kind: 'select', options: [{ key: ownId, title: ownName }] };
    return {
      ...field,
      kind: 'search',
      source,
      onSearch: setSearch,
      onOpenChange: (open) => setOpened((before) => before || open),
      chosen,
    };
  }, [text, mayViewUsers, ownId, ownName, source, chosen]);
}
