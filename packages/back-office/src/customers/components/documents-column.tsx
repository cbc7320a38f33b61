import type { CustomerSummary } from '@atrium/api-client/contract';
import { formatNumber } from '@atrium/i18n';
import { TextLink, type DataColumn } from '@atrium/ui-kit';
import { paths } from '../../paths';

/** The number of documents of a customer, which links to them. */
export const documentsColumn = (header: string): DataColumn<CustomerSummary> => ({
  id: 'documents',
  header,
  sortable: false,
  align: 'end',
  width: 'count',
  phone: false,
  cell: ({ id, title, documents }) =>
    documents === null || documents === 0 ? (
      formatNumber(documents ?? 0)
    ) : (
      <TextLink
        aria-label={`${header} (${formatNumber(documents)}): ${title}`}
        href={`${paths.customers.details.href(id)}?tab=documents`}
      >
        {formatNumber(documents)}
      </TextLink>
    ),
});
