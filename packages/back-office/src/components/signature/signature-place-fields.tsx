import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { NumberField, SelectField } from '@atrium/ui-kit';
import type { PageSize } from '../viewer/model/page-layout';
import { signatureMessages } from './messages';
import { keepOnPage, smallestWidth, widenPlace, type PagePlace } from './model/signature-place';
import { fromMillimetres, toMillimetres } from './model/millimetres';

interface SignaturePlaceFieldsProps {
  place: PagePlace;
  /** Sizes of the pages. */
  sizes: readonly PageSize[];
  onChange: (place: PagePlace) => void;
}

/** The numbers of a signature's place, in millimetres: the same that dragging changes. For the side panel. */
export function SignaturePlaceFields(props: SignaturePlaceFieldsProps) {
  const { place, sizes, onChange } = props;
  const text = useTexts(signatureMessages);
  const selectTexts = useSelectTexts();
  const sizeOf = (page: number) => sizes[page - 1] ?? { width: place.width, height: place.height };
  const size = sizeOf(place.page);

  function lengthField(label: string, length: number, range: readonly [number, number], set: (next: number) => void) {
    const [least, most] = range;
    return (
      <NumberField
        decimals={1}
        label={label}
        max={most}
        min={least}
        onChange={(next) => typeof next === 'number' && set(fromMillimetres(next))}
        texts={{
          invalid: text('place.number'),
          tooSmall: text('place.small', { least }),
          tooLarge: text('place.large', { longest: most }),
        }}
        unit={text('place.mm')}
        value={toMillimetres(length)}
      />
    );
  }

  return (
    <section className="signature-fields">
      <h2>{text('place.title')}</h2>
      <div className="signature-fields__grid">
        <SelectField
          label={text('place.page')}
          onChange={(event) => {
            const page = Number(event.target.value);
            onChange(keepOnPage({ ...place, page }, sizeOf(page)));
          }}
          options={sizes.map((_, at) => ({
            value: String(at + 1),
            label: text('place.pageOf', { page: at + 1, pages: sizes.length }),
          }))}
          texts={selectTexts}
          value={String(place.page)}
        />
        {lengthField(text('place.width'), place.width, [smallestWidth, toMillimetres(size.width)], (width) =>
          onChange(widenPlace(place, width, size)),
        )}
        {lengthField(text('place.left'), place.x, [0, toMillimetres(size.width - place.width)], (x) =>
          onChange(keepOnPage({ ...place, x }, size)),
        )}
        {lengthField(text('place.top'), place.y, [0, toMillimetres(size.height - place.height)], (y) =>
          onChange(keepOnPage({ ...place, y }, size)),
        )}
      </div>
    </section>
  );
}
