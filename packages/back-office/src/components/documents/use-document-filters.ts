import { documentsResource, type DocumentSummary, type ListFilter } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import type { FilterField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { filterFields } from '../list/filter-fields';
import { useAuthorFilter } from '../list/use-author-filter';
import { useSearchFilter } from '../list/use-search-filter';
import { documentsMessages } from './messages';

/** The columns that the list can be filtered by. */
export const documentFilters = ['template', 'customer', 'author', 'state', 'updated_at', 'archived'] as const;

const idIn = (filter: ListFilter, name: string) => {
  const value = filter[name];
  return typeof value === 'string' ? value : '';
};

/** The filters above the documents. Records that the user may not view are not offered. */
export function useDocumentFilters(filter: ListFilter, { without = [] }: { without?: readonly string[] } = {}) {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const seesTemplates = usePermission('view/document-templates');
  const seesCustomers = usePermission('view/customers');
  const search = (key: 'template' | 'customer', namespace: string, enabled: boolean) => ({
    key,
    label: text(`field.${key}`),
    namespace,
    chosenId: idIn(filter, key),
    enabled,
  });
  const template = useSearchFilter(search('template', 'document-templates', seesTemplates));
  const customer = useSearchFilter(search('customer', 'customers', seesCustomers));
  const author = useAuthorFilter(text('field.author'), idIn(filter, 'author'));
  const left = without.join();
  return useMemo(() => {
    const made = filterFields(documentsResource, documentFilters, {
      label: (name) => text(`field.${name}`),
      choice: (name, value) =>
        name === 'state' ? text(`state.${value as DocumentSummary['state']}`) : common(value === 'true' ? 'yes' : 'no'),
    });
    const replaced: Readonly<Record<string, FilterField | false>> = {
      template: seesTemplates && template,
      customer: seesCustomers && customer,
      author,
    };
    return made.flatMap((field) => {
      const own = replaced[field.key] ?? field;
      return own === false || left.split(',').includes(field.key) ? [] : [own];
    });
  }, [text, common, seesTemplates, seesCustomers, template, customer, author, left]);
}
