import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface PaginationProps {
  /** Name of the navigation ("Pages"). */
  label: string;
  /** What is shown of how many ("1–10 of 23"). */
  summary: ReactNode;
  /** Where one is ("Page 1 of 3"). */
  pageText: ReactNode;
  /** From 1. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Why there is nothing before ("This is the first page"). */
  firstReason: string;
  /** Why there is nothing after ("This is the last page"). */
  lastReason: string;
}

/** Below a list: what part of it is shown, and the way to the rest. */
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
