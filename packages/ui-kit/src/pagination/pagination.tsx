import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface PaginationProps {
  /** Accessible name of the navigation ("Pages"). */
  label: string;
  /** The shown rows and their total ("1–10 of 23"). */
  summary: ReactNode;
  /** The current page ("Page 1 of 3"). */
  pageText: ReactNode;
  /** Current page, from 1. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Why there is no previous page ("This is the first page"). */
  firstReason: string;
  /** Why there is no next page ("This is the last page"). */
  lastReason: string;
}

/** Pagination below a list: the shown rows, and previous and next page. */
export function Pagination(props: PaginationProps) {
  const { label, summary, pageText, page, lastPage, onPage, previousLabel, nextLabel, firstReason, lastReason } = props;
  return (
    <nav aria-label={label} className="a-pagination">
      <span>{summary}</span>
      <span className="a-pagination__steps">
        <IconButton
          disabledReason={page <= 1 ? firstReason : undefined}
          icon={ChevronLeft}
          label={previousLabel}
          onClick={() => onPage(page - 1)}
          size="s"
          variant="secondary"
        />
        <span className="a-pagination__page">{pageText}</span>
        <IconButton
          disabledReason={page >= lastPage ? lastReason : undefined}
          icon={ChevronRight}
          label={nextLabel}
          onClick={() => onPage(page + 1)}
          size="s"
          variant="secondary"
        />
      </span>
    </nav>
  );
}
