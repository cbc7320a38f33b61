import { Card, Stack } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  /** One or two sentences about the page. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the book: a title, and blocks side by side if there is room. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main className="book-sheet">
      <header className="book-sheet__head">
        <h1>{title}</h1>
        {lead && <p className="book-sheet__lead">{lead}</p>}
      </header>
      <div className="book-sheet__grid">{children}</div>
    </main>
  );
}

export interface SampleProps {
  readonly title: string;
  /** Full width. */
  readonly wide?: boolean;
  /** No padding, for tables. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A block of a sheet. */
export function Sample({ title, wide, flush, children }: SampleProps) {
  return (
    <Card className={wide === true ? 'book-sheet__wide' : undefined} flush={flush} title={title}>
      {flush === true ? children : <Stack gap={5}>{children}</Stack>}
    </Card>
  );
}
