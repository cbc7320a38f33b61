import { useTexts } from '@atrium/i18n';
import { DataTable, EmptyState, SearchField } from '@atrium/ui-kit';
import glossary from 'virtual:glossary';
import { useState } from 'react';
import { bookMessages } from '../messages';
import { readGlossary } from './read-glossary';
import type { Term } from './read-glossary';

const terms = readGlossary(glossary);

function Code({ code }: Term) {
  return <code>{code}</code>;
}

function matches(search: string): (term: Term) => boolean {
  const query = search.trim().toLocaleLowerCase();
  return (term) => Object.values(term).some((words: string) => words.toLocaleLowerCase().includes(query));
}

/** A searchable table of the glossary. */
export function GlossaryTable() {
  const text = useTexts(bookMessages);
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField
        clearLabel={text('writing.clear')}
        label={text('writing.search')}
        onChange={setSearch}
        placeholder={text('writing.search')}
        value={search}
      />
      <DataTable
        columns={[
          { id: 'english', header: text('writing.english'), cell: ({ english }) => english },
          { id: 'slovenian', header: text('writing.slovenian'), phone: true, cell: ({ slovenian }) => slovenian },
          { id: 'code', header: text('writing.code'), cell: Code },
          { id: 'meaning', header: text('writing.meaning'), cell: ({ meaning }) => meaning },
        ]}
        dense
        edge="plain"
        empty={<EmptyState headingLevel={3} title={text('writing.noTerm')} />}
        label={text('writing.terms')}
        loadingText={text('writing.loading')}
        rowKey={({ english, code }) => `${english} ${code}`}
        rows={terms.filter(matches(search))}
      />
    </>
  );
}
