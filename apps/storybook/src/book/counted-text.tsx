import { I18nProvider, useCommonTexts, useTexts } from '@atrium/i18n';
import type { startI18n } from '@atrium/i18n';
import { DefinitionList, TextField } from '@atrium/ui-kit';
import { useState } from 'react';
import { bookMessages } from '../messages';

type Started = Awaited<ReturnType<typeof startI18n>>;

/** Texts in both languages. */
export interface BothLanguages {
  readonly en: Started;
  readonly sl: Started;
}

function Days({ count }: { readonly count: number }) {
  return useCommonTexts()('days', { count });
}

/** A plural text of the portal in both languages, for any number. */
export function CountedText({ languages }: { readonly languages: BothLanguages }) {
  const text = useTexts(bookMessages);
  const [typed, setTyped] = useState('2');
  const count = Number.parseInt(typed, 10) || 0;
  return (
    <>
      <p className="book-text">{text('writing.countedText')}</p>
      <TextField
        inputMode="numeric"
        label={text('writing.count')}
        name="count"
        onChange={({ target }) => setTyped(target.value)}
        value={typed}
      />
      <DefinitionList
        items={(['en', 'sl'] as const).map((language) => ({
          id: language,
          term: text(language === 'en' ? 'writing.english' : 'writing.slovenian'),
          value: (
            <I18nProvider i18n={languages[language]}>
              <span lang={language}>
                <Days count={count} />
              </span>
            </I18nProvider>
          ),
        }))}
      />
    </>
  );
}
