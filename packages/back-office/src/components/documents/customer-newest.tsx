import { listDocumentsEndpoint } from '@atrium/api-client/contract';
import { useList } from '@atrium/api-client/react';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, Icon, Link, TextLink } from '@atrium/ui-kit';
import { FileText } from 'lucide-react';
import { paths } from '../../paths';
import { DocumentState } from './document-state';
import { documentsMessages } from './messages';

const shown = 4;

/** The newest documents of a customer in a card, with a link to their tab. Nothing without documents. */
export function CustomerNewestDocuments({ customerId }: { customerId: string }) {
  const text = useTexts(documentsMessages);
  const { data } = useList(listDocumentsEndpoint, {
    page: 1,
    per_page: shown,
    sort: '-updated_at',
    filter: { customer: customerId },
  });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Card
      actions={<TextLink href="?tab=documents">{text('customer.all', { total: data.total })}</TextLink>}
      flush
      title={text('table')}
    >
      <ul className="customer-newest">
        {data.data.map(({ id, title, state, updated_at: at }) => (
          <li key={id}>
            <Icon icon={FileText} />
            <Link className="customer-newest__title" href={paths.documents.details.href(id)}>
              {title}
            </Link>
            <DocumentState state={state} />
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
