import { useTexts } from '@atrium/i18n';
import { Icon, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowRight } from 'lucide-react';
import { compareMessages } from '../../compare-messages';
import type { Change, PageWord } from '../../model/compare-words';

interface ChangeListProps {
  /** Undefined until both versions are read. */
  changes: readonly Change[] | undefined;
  current: number;
  onChoose: (at: number) => void;
}

const longest = 120;

function shorten(words: readonly PageWord[]): string {
  const joined = words.map(({ text }) => text).join(' ');
  return joined.length > longest ? `${joined.slice(0, longest)}…` : joined;
}

/** The differences as a list. Each moves both pages. */
export function ChangeList({ changes, current, onChoose }: ChangeListProps) {
  const text = useTexts(compareMessages);
  return (
    <section aria-labelledby="compare-changes">
      <h2 className="document-side__head" id="compare-changes" role="status">
        {changes === undefined ? text('reading') : text('changes', { count: changes.length })}
      </h2>
      <ol className="compare-changes">
        {changes?.map(({ before, after, context }, at) => {
          const place = after[0] ?? before[0];
          return (
            <li key={`${place?.page} ${place?.run} ${place?.start} ${before.length}`}>
              <button aria-current={at === current || undefined} onClick={() => onChoose(at)} type="button">
                <span className="compare-changes__context">{context === '' ? text('start') : `… ${context}`}</span>
                <span className="compare-changes__page">{text('page', { number: place?.page ?? 1 })}</span>
                <span className="compare-changes__words">
                  {before.length > 0 && <del>{shorten(before)}</del>}
                  {before.length > 0 && after.length > 0 && <Icon icon={ArrowRight} size="s" />}
                  {after.length > 0 ? <ins>{shorten(after)}</ins> : <VisuallyHidden>{text('removed')}</VisuallyHidden>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="compare-changes__note">{text('textOnly')}</p>
    </section>
  );
}
