import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link/link';

export interface RowTitleProps {
  /** Link of the row. Pressing anywhere in the row follows it. */
  href?: string | undefined;
  /** A `CompanyTile` or an `Avatar`. */
  lead?: ReactNode;
  /** Second line: the status and a few words. */
  detail?: ReactNode;
  /** The second line wraps instead of being truncated. */
  wraps?: boolean | undefined;
  /** Name of the record. */
  children: ReactNode;
}

/** First cell of a row: tile, name as the row's link, and a line with the state. */
export function RowTitle({ href, lead, detail, wraps = false, children }: RowTitleProps) {
  return (
    <div className={classNames('a-row-title', wraps && 'a-row-title--wraps')}>
      {lead}
      <div className="a-row-title__words">
        {href === undefined ? (
          <span className="a-row-title__name">{children}</span>
        ) : (
          <Link className="a-row-title__name" data-row-link="" href={href}>
            {children}
          </Link>
        )}
        {detail && <div className="a-row-title__detail">{detail}</div>}
      </div>
    </div>
  );
}
