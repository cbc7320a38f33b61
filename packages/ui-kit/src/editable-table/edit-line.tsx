import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** A line of an edited row: fields side by side over twelve columns, their errors below the whole line. */
export function EditLine({ children }: { children: ReactNode }) {
  return <div className="a-edit-line">{children}</div>;
}

export interface EditCellProps {
  /** Columns of twelve; those of a line add up to twelve at most. On a phone 8 and 12 are the whole width, the others half of it. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 12 | undefined;
  /** The whole width on a phone, for what half of it would cut. */
  wideOnPhone?: boolean | undefined;
  /** One field. */
  children: ReactNode;
}

/** The place of one field in an `EditLine`. */
export function EditCell({ span = 3, wideOnPhone = false, children }: EditCellProps) {
  return (
    <div className={classNames('a-edit-cell', `a-edit-cell--${span}`, wideOnPhone && 'a-edit-cell--wide')}>
      {children}
    </div>
  );
}
