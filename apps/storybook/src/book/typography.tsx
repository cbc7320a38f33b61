import { useTexts } from '@atrium/i18n';
import css from 'virtual:tokens';
import { Fragment } from 'react';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { readTokens } from '@atrium/ui-kit/read-tokens';
import './book.css';

const type = readTokens(css).find(({ title }) => title.startsWith('Type'))?.tokens ?? [];
const sizes = type.filter(({ name, value }) => name.startsWith('text-') && value.endsWith('rem')).toReversed();
const weights = ['regular', 'medium', 'semibold'] as const;
const figures = ['1.234,50 €', '986,07 €', '−12,40 €'];

function setType(element: HTMLElement | null, size: string): void {
  element?.style.setProperty('font-size', `var(--${size})`);
  element?.style.setProperty('line-height', `var(--${size.replace('text-', 'leading-')})`);
}

/** Font sizes, weights and figures. */
export function Typography() {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('typography.lead')} title={text('typography.title')}>
      <Sample title={text('typography.sizes')} wide>
        <div className="book-type">
          {sizes.map(({ name, note }) => (
            <Fragment key={name}>
              <span className="book-type__name">{note.split(':')[0]}</span>
              <span ref={(element) => setType(element, name)}>{text('typography.sample')}</span>
            </Fragment>
          ))}
        </div>
      </Sample>
      <Sample title={text('typography.weights')}>
        {weights.map((weight) => (
          <p key={weight} ref={(element) => element?.style.setProperty('font-weight', `var(--weight-${weight})`)}>
            {text(`typography.${weight}`)}
          </p>
        ))}
      </Sample>
      <Sample title={text('typography.figures')}>
        <div className="book-type__figures">
          {figures.map((figure) => (
            <div key={figure}>{figure}</div>
          ))}
        </div>
      </Sample>
      <Sample title={text('typography.mono')}>
        <p className="book-text">{text('typography.monoText')}</p>
        <code>AT-7F3K-92QD · baza.sustar.example:5432</code>
      </Sample>
    </Sheet>
  );
}
