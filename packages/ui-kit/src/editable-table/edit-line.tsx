import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** A line of an edited row: fields in twelve columns, with errors below the whole line. */
export function EditLine({ children }: { children: ReactNode }) {
  return <div className="a-edit-line">{children}</div>;
}

export interface EditCellProps {
  /** Columns out of twelve, at most twelve per line. On a phone, 8 and 12 fill the width, others half of it. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 12 | undefined;
  /** Fills the width on a phone, for content that does not fit in half. */
  wideOnPhone?: boolean | undefined;
  /** One field. */
  children: ReactNode;
}

/** A cell for one field of an `EditLine`. */
export function EditCell({ span = 3, wideOnPhone = false, children }: EditCellProps) {
  return (
    <div className={classNames('a-edit-cell', `a-edit-cell--${span}`, wideOnPhone && 'a-edit-cell--wide')}>
      {children}
    </div>
  );
}
