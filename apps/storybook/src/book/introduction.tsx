import { useTexts } from '@atrium/i18n';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import './book.css';

const chapters = ['shelfBook', 'shelfOverview', 'shelfPatterns', 'shelfKit', 'shelfScreens'] as const;

/** How to use the book. */
export function Introduction() {
  const text = useTexts(bookMessages);
  return (
    <Sheet lead={text('introduction.lead')} title={text('introduction.title')}>
      <Sample title={text('introduction.chapters')}>
        <ul className="book-list">
          {chapters.map((shelf) => (
            <li key={shelf}>{text(`introduction.${shelf}`)}</li>
          ))}
        </ul>
      </Sample>
      <Sample title={text('introduction.switches')}>
        <p className="book-text">{text('introduction.switchesText')}</p>
      </Sample>
      <Sample title={text('introduction.component')}>
        <p className="book-text">{text('introduction.componentText')}</p>
      </Sample>
      <Sample title={text('introduction.change')}>
        <p className="book-text">{text('introduction.changeText')}</p>
      </Sample>
    </Sheet>
  );
}
