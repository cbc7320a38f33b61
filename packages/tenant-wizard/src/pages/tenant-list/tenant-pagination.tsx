import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Pagination } from '@atrium/ui-kit';
import { tenantMessages } from '../../messages';

interface TenantPaginationProps {
  page: { current_page: number; last_page: number; total: number; from: number | null; to: number | null };
  onPage: (page: number) => void;
}

/** Below the list: what part of it is shown. */
export function TenantPagination({ page, onPage }: TenantPaginationProps) {
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  return (
    <Pagination
      firstReason={text('list.firstPage')}
      label={text('list.pagination')}
      lastPage={page.last_page}
      lastReason={text('list.lastPage')}
      nextLabel={text('list.nextPage')}
      onPage={onPage}
      page={page.current_page}
      pageText={text('list.pageOf', { page: page.current_page, pages: page.last_page })}
      previousLabel={text('list.previousPage')}
      summary={common('rangeOfTotal', { from: page.from ?? 0, to: page.to ?? 0, total: page.total })}
    />
  );
}
