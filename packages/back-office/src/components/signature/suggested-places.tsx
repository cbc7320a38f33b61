import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { MapPin } from 'lucide-react';
import { signatureMessages } from './messages';
import type { PagePlace } from './model/signature-place';

/** A place that the template names ("Za ponudnika"). */
export interface SuggestedPlace {
  readonly label: string;
  readonly place: PagePlace;
}

interface SuggestedPlacesProps {
  suggested: readonly SuggestedPlace[];
  place: PagePlace;
  onChoose: (place: PagePlace) => void;
}

const isSame = (one: PagePlace, other: PagePlace) =>
  one.page === other.page && Math.hypot(one.x - other.x, one.y - other.y) < 1;

/** The places for signatures that the template names. For the side panel. */
export function SuggestedPlaces({ suggested, place, onChoose }: SuggestedPlacesProps) {
  const text = useTexts(signatureMessages);
  if (suggested.length === 0) return null;
  return (
    <section className="suggested-places">
      <h2>{text('place.suggested')}</h2>
      <ul>
        {suggested.map(({ label, place: offered }) => (
          <li key={`${label} ${offered.page} ${offered.x} ${offered.y}`}>
            <button aria-pressed={isSame(offered, place)} onClick={() => onChoose(offered)} type="button">
              <Icon icon={MapPin} />
              <span>
                {label}
                <span className="side-note">{text('place.onPage', { page: offered.page })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
