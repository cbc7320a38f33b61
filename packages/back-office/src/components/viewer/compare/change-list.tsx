import { useTexts } from '@atrium/i18n';
import { Icon, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowRight } from 'lucide-react';
import type { PageWord } from '../model/page-words';
import { compareMessages } from './messages';
import type { Comparison } from './compare-pdfs';

interface ChangeListProps {
  comparison: Comparison | undefined;
  current: number;
  onChoose: (at: number) => void;
}

const textOf = (words: readonly PageWord[]) => words.map(({ text }) => text).join(' ');

/** Every change of the text, before and after, and the pages whose pictures differ. For the side panel. */
export function ChangeList({ comparison, current, onChoose }: ChangeListProps) {
  const text = useTexts(compareMessages);
  if (comparison === undefined)
    return (
      <section>
        <p role="status">{text('comparing')}</p>
      </section>
    );
  const { changes, changedPictures } = comparison;
  return (
    <>
      <section className="change-list">
        <h2>{changes?.length === 0 ? text('none') : text('changes', { count: changes?.length ?? 0 })}</h2>
        {changes === null && <p>{text('tooDifferent')}</p>}
        <ol>
          {changes?.map(({ label, removed, added, pages }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the changes of two versions are fixed
            <li key={at}>
              <button aria-current={at === current ? 'true' : undefined} onClick={() => onChoose(at)} type="button">
                {label !== '' && <span className="change-list__label">{label}</span>}
                <span className="change-list__page">{text('page', { page: pages.right })}</span>
                <span className="change-list__words">
                  {removed.length > 0 && (
                    <del>
                      <VisuallyHidden>{text('removed')} </VisuallyHidden>
                      {textOf(removed)}
                    </del>
                  )}
                  {removed.length > 0 && added.length > 0 && <Icon icon={ArrowRight} size="s" />}
                  {added.length > 0 && (
                    <ins>
                      <VisuallyHidden>{text('added')} </VisuallyHidden>
                      {textOf(added)}
                    </ins>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {changedPictures.map((page) => (
          <p key={page}>{text('pictures', { page })}</p>
        ))}
      </section>
      <section>
        <p className="side-note">{text('note')}</p>
      </section>
    </>
  );
}
