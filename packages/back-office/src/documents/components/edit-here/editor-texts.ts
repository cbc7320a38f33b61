import { useLanguage, useTexts } from '@atrium/i18n';
import type { LocaleProviderProps } from '@docx-editor.dev/react';
import { useMemo } from 'react';
import { editHereMessages } from './messages';

type Translations = NonNullable<LocaleProviderProps['i18n']>;

/** What the pages of the editor say by themselves, in the language of the user. */
export function useEditorTexts(): { readonly texts: Translations; readonly language: string } {
  const text = useTexts(editHereMessages);
  const [language] = useLanguage();
  const texts = useMemo<Translations>(() => {
    const hidden = text('engine.hidden');
    const resize = text('engine.resize');
    return {
      _lang: language,
      editor: { documentContent: text('engine.content'), documentViewport: text('engine.pages') },
      table: {
        insertRowAbove: text('engine.rowAbove'),
        insertRowBelow: text('engine.rowBelow'),
        insertColumnLeft: text('engine.columnLeft'),
        insertColumnRight: text('engine.columnRight'),
      },
      headerFooter: {
        header: text('engine.header'),
        footer: text('engine.footer'),
        addHeaderHint: text('engine.editHeader'),
        editHeaderHint: text('engine.editHeader'),
        addFooterHint: text('engine.editFooter'),
        editFooterHint: text('engine.editFooter'),
      },
      image: {
        unsupportedFormat: hidden,
        missingResource: hidden,
        externalResource: hidden,
        invalidResource: hidden,
        contentMismatch: hidden,
        decodeFailed: hidden,
        resourceLimit: hidden,
        pendingResource: text('engine.loading'),
        placeholder: {
          chart: hidden,
          diagram: hidden,
          shape: hidden,
          group: hidden,
          textbox: hidden,
          canvas: hidden,
          graphic: hidden,
        },
      },
      imageOverlay: {
        selection: text('engine.picture'),
        locked: text('engine.locked'),
        textLocked: text('engine.locked'),
        handle: { n: resize, ne: resize, e: resize, se: resize, s: resize, sw: resize, w: resize, nw: resize },
      },
      loading: { label: text('engine.loading') },
    };
  }, [language, text]);
  return { texts, language };
}
