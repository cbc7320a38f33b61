import { useTexts } from '@atrium/i18n';
import { LoadFailure } from '../../../components/load-failure';
import { useDocumentSends } from '../../api/document-sends';
import { documentSendMessages } from './messages';
import { SendsList } from './sends-list';

/** In the panel beside a document: to whom it was sent, and how far each e-mail came. */
export function SendHistory({ documentId }: { documentId: string }) {
  const text = useTexts(documentSendMessages);
  const { data, error, isFetching, refetch } = useDocumentSends(documentId);
  return (
    <section aria-labelledby="document-sends">
      <h2 className="document-side__head" id="document-sends">
        {text('history')}
      </h2>
      {data === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('historyFailed')} />
      )}
      {data?.data.length === 0 && <p className="document-side__none">{text('none')}</p>}
      {data !== undefined && data.data.length > 0 && <SendsList sends={data.data} />}
    </section>
  );
}
