import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

export interface PageHeaderProps {
  title: ReactNode;
  /** Link to the parent page. */
  back?: { href: string; label: string } | undefined;
  /** Shown before the title: a `CompanyTile` or an `ArchMeter`. */
  lead?: ReactNode;
  /** Shown beside the title: a `Badge` with the state. */
  badge?: ReactNode;
  /** One line below the title: the status, an address. */
  status?: ReactNode;
  /** Shown at the right; at most one primary button. */
  actions?: ReactNode;
  /** `details`: limited to the reading width. `list`: the whole width. */
  width?: 'list' | 'details' | undefined;
}

/** Header of a page: its parent, title, state and actions. */
export function PageHeader({ title, back, lead, badge, status, actions, width = 'list' }: PageHeaderProps) {
  return (
    <header className={classNames('a-page-header', `a-page-header--${width}`, back && 'a-page-header--back')}>
      {back && (
        <Link className="a-page-header__back" href={back.href}>
          <Icon icon={ArrowLeft} size="s" />
          {back.label}
        </Link>
      )}
      <div className="a-page-header__row">
        {lead}
        <div className="a-page-header__titles">
          <div className="a-page-header__line">
            <h1 className="a-page-header__title" tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </div>
          {status && <div className="a-page-header__status">{status}</div>}
        </div>
        {actions && <div className="a-page-header__actions">{actions}</div>}
      </div>
    </header>
  );
}
