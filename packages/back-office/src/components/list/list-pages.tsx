import { useCommonTexts, useTexts } from '@atrium/i18n';
import { listMessages, usePaginationTexts } from '@atrium/i18n/lists';
import { Pagination } from '@atrium/ui-kit';

/** A page of a list, as every list call returns it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
  readonly total_is_minimum?: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

interface ListPagesProps {
  page: ListPage<unknown>;
  onPage: (page: number) => void;
}

/** The pages of a list, and which of its rows are shown. */
export function ListPages({ page, onPage }: ListPagesProps) {
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  const texts = usePaginationTexts();
  return (
    <Pagination
      {...texts}
      lastPage={page.last_page}
      onPage={onPage}
      page={page.current_page}
      pageText={lists('pages.pageOf', { page: page.current_page, pages: page.last_page })}
      summary={common('rangeOfTotal', { from: page.from ?? 0, to: page.to ?? 0, total: page.total })}
    />
  );
}
