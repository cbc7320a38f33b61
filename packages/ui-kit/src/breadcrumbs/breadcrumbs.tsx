import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

export interface BreadcrumbsProps {
  /** Accessible name of the navigation ("You are here"). */
  label: string;
  /** From the top level down; the last is the current page. */
  places: readonly { label: string; href?: string | undefined }[];
}

/** Breadcrumbs to the current page. */
export function Breadcrumbs({ label, places }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="a-breadcrumbs">
      <ol className="a-breadcrumbs__places">
        {places.map((place, index) => {
          const last = index === places.length - 1;
          return (
            <li className="a-breadcrumbs__place" key={place.label}>
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
