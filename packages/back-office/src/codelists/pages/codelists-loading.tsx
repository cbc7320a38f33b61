import { useTexts } from '@atrium/i18n';
import { Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { codelistsMessages } from '../messages';

const widths = ['half', 'third', 'most', 'half', 'third', 'half', 'most', 'third'] as const;
const lines = widths.map((width, at) => ({ id: at, width }));

/** The options of a codelist before they are loaded. */
export function OptionsLoading() {
  const text = useTexts(codelistsMessages);
  return (
    <div className="codelists__options">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <div className="codelists__head codelists__head--loading">
        <Skeleton shape="title" width="third" />
      </div>
      {lines.map(({ id, width }) => (
        <div className="codelists__row" key={id}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

/** The codelists and the options of the first before they are loaded. */
export function CodelistsLoading() {
  return (
    <div className="codelists">
      <div className="codelists__side">
        <div className="codelists__categories">
          {lines.map(({ id, width }) => (
            <div className="codelists__category codelists__category--loading" key={id}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <div className="codelists__select">
          <Skeleton shape="control" width="full" />
        </div>
      </div>
      <OptionsLoading />
    </div>
  );
}
