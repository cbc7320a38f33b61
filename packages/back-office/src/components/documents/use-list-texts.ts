import { useTexts } from '@atrium/i18n';
import type { ListTexts } from '../list/list-texts';
import { documentsMessages } from './messages';

/** The texts of the list of documents. */
export function useListTexts(): ListTexts {
  const text = useTexts(documentsMessages);
  return {
    table: text('table'),
    loading: text('loading'),
    failed: text('failed'),
    search: text('search'),
    actions: text('actions'),
    emptyTitle: text('empty.title'),
    emptyText: text('empty.text'),
    noMatches: text('empty.noMatches'),
  };
}
