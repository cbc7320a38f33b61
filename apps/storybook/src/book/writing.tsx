import { formatDate, formatDateTime, formatMoney, formatPercent, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { CountedText } from './counted-text';
import type { BothLanguages } from './counted-text';
import { GlossaryTable } from './glossary-table';
import './book.css';

const moment = '2026-11-21T09:42:00Z';
const zone = { zone: 'Europe/Ljubljana' };
const facts = [
  ['date', formatDate(moment, zone)],
  ['dateTime', formatDateTime(moment, zone)],
  ['amount', formatMoney(123_450, 'EUR')],
  ['negative', formatMoney(-1240, 'EUR')],
  ['rate', formatPercent(2200)],
] as const;

/** Formats of dates, numbers and money in both languages. */
export function Writing({ languages }: { readonly languages: BothLanguages }) {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('writing.lead')} title={text('writing.title')}>
      <Sample title={text('writing.tone')}>
        <p className="book-text">{text('writing.toneText')}</p>
      </Sample>
      <Sample title={text('writing.wordForWord')}>
        <p className="book-text">{text('writing.wordForWordText')}</p>
        <ul className="book-list">
          {(['sampleInvalid', 'sampleUpdate', 'sampleTax'] as const).map((sample) => (
            <li key={sample}>{text(`writing.${sample}`)}</li>
          ))}
        </ul>
      </Sample>
      <Sample title={text('writing.counted')}>
        <CountedText languages={languages} />
      </Sample>
      <Sample title={text('writing.dates')}>
        <p className="book-text">{text('writing.datesText')}</p>
        <DefinitionList items={facts.map(([id, value]) => ({ id, term: text(`writing.${id}`), value }))} />
      </Sample>
      <Sample title={text('writing.terms')} wide>
        <p className="book-text">{text('writing.termsText')}</p>
        <GlossaryTable />
      </Sample>
    </Sheet>
  );
}
