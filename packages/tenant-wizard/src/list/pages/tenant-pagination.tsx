import { useCommonTexts, useTexts } from '@atrium/i18n';
import { listMessages, usePaginationTexts } from '@atrium/i18n/lists';
import { Pagination } from '@atrium/ui-kit';

interface TenantPaginationProps {
  page: { current_page: number; last_page: number; total: number; from: number | null; to: number | null };
  onPage: (page: number) => void;
}

export function TenantPagination({ page, onPage }: TenantPaginationProps) {
  const common = useCommonTexts();
  const lists = useTexts(listMessages);
  return (
    <Pagination
      {...usePaginationTexts()}
      lastPage={page.last_page}
      onPage={onPage}
      page={page.current_page}
      pageText={lists('pages.pageOf', { page: page.current_page, pages: page.last_page })}
      summary={common('rangeOfTotal', { from: page.from ?? 0, to: page.to ?? 0, total: page.total })}
    />
  );
}
