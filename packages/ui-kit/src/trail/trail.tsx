import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

export interface TrailProps {
  /** Name of the navigation ("You are here"). */
  label: string;
  /** From the top down; the last is the place itself. */
  places: readonly { label: string; href?: string | undefined }[];
}

/** The way from the top to this place. */
export function Trail({ label, places }: TrailProps) {
  return (
    <nav aria-label={label} className="a-trail">
      <ol className="a-trail__places">
        {places.map((place, index) => {
          const last = index === places.length - 1;
          return (
            <li className="a-trail__place" key={place.label}>
              {index > 0 && <Icon icon={ChevronRight} size="s" />}
              {place.href === undefined ? (
                <span aria-current={last ? 'page' : undefined}>{place.label}</span>
              ) : (
                <Link href={place.href}>{place.label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
