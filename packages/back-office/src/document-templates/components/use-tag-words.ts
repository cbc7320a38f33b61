import { fieldGroup, isItemTable, isRatesLoop, type TemplateTag } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import type { DocumentTemplatesTexts } from '../messages';
import { documentTemplatesMessages } from '../messages';

type Meanings = DocumentTemplatesTexts['tag'];

const keyOf = (tag: string) => tag.replace('.', '_') as keyof Meanings;

/** Words for where the value of a tag comes from. */
export function useTagWords() {
  const text = useTexts(documentTemplatesMessages);
  return useMemo(() => {
    /** What a known tag is filled with. */
    const meaning = (tag: string): string => {
      const [group = '', name = ''] = tag.split('.');
      const known = isItemTable(group) ? `items.${name}` : tag;
      return text(`tag.${keyOf(known)}`);
    };
    return {
      meaning,
      source: ({ name, source }: Pick<TemplateTag, 'name' | 'source'>): string => {
        if (source === 'unknown') return text('source.unknown');
        if (source === 'author' || name.startsWith(`${fieldGroup}.`)) return text('source.author');
        return isRatesLoop(name) ? text('allTags.rates') : meaning(name);
      },
    };
  }, [text]);
}
