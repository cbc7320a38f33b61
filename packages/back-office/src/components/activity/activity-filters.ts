import { activityModules, activityResource } from '@atrium/api-client/contract';
import { useCurrentUser, useOptions, usePermission, useSelectedOptions } from '@atrium/api-client/react';
import { can } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { filterFields } from '../list/filter-fields';
import { listViews } from '../model/list-view';
import { activityMessages } from './messages';

const people = 'activity-people';
export const activityViews = listViews(activityResource, ['person_id', 'module', 'at']);

/** The filters of the activity: person, module and day. Only readers of everything may search people. */
export function useActivityFilters(personId: string): readonly FilterField[] {
  const text = useTexts(activityMessages);
  const user = useCurrentUser();
  const readsAll = usePermission('view/activity');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const source = useOptions({ namespace: people, search }, { enabled: readsAll && opened });
  const { options: chosen } = useSelectedOptions(people, readsAll && personId !== '' ? [personId] : []);
  return useMemo(() => {
    const modules = activityModules.filter((module) => user != null && can(user, `view/${module}`));
    const fields = filterFields(activityResource, ['module', 'at'], {
      label: (name) => text(`filter.${name}`),
      choice: (_name, module) => text(`module.${activityModules.find((one) => one === module) ?? 'activity'}`),
    }).map((field) =>
      field.kind === 'select'
        ? { ...field, options: () => field.options().filter(({ key }) => modules.some((module) => module === key)) }
        : field,
    );
    if (!readsAll) return fields;
    const person: FilterField = {
      kind: 'search',
      key: 'person_id',
      label: text('filter.person_id'),
      source,
      onSearch: setSearch,
      onOpenChange: (open) => setOpened((before) => before || open),
      chosen,
    };
    return [person, ...fields];
  }, [text, user, readsAll, source, chosen]);
}
