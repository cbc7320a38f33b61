import type { ReactNode } from 'react';
import { Link } from '../link/link';

export interface RowTitleProps {
  /** Opens the row; a press anywhere on the row does the same. */
  href?: string | undefined;
  /** A `CompanyTile` or an `Avatar`. */
  lead?: ReactNode;
  /** Second line: the status and a few words. */
  detail?: ReactNode;
  /** Name of the record. */
  children: ReactNode;
}

/** First cell of a row: tile, name as the row's link, and a line with its state. */
export function RowTitle({ href, lead, detail, children }: RowTitleProps) {
  return (
    <div className="a-row-title">
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
