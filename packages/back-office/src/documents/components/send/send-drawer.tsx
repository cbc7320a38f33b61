import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Drawer, Skeleton } from '@atrium/ui-kit';
import { LoadFailure } from '../../../components/load-failure';
import { useDocumentLetter } from '../../api/document-sends';
import { documentSendMessages } from './messages';
import { SendForm } from './send-form';

interface SendDrawerProps {
  document: DocumentDetails;
  /** The version that is sent, as PDF. */
  version: DocumentVersion;
  onClose: () => void;
}

/** Sends a version of a document to contacts of its customer. */
export function SendDrawer({ document, version, onClose }: SendDrawerProps) {
  const text = useTexts(documentSendMessages);
  const common = useCommonTexts();
  const { customer } = document;
  const { data: letter, error, isFetching, refetch } = useDocumentLetter(document.id, true);
  if (customer !== null && letter !== undefined && letter.recipients.length > 0)
    return <SendForm customer={customer} document={document} letter={letter} onClose={onClose} version={version} />;
  return (
    <Drawer closeLabel={common('close')} height="fit" onClose={onClose} open title={text('action')}>
      {letter !== undefined && (
        <Banner tone="info">{text(customer === null ? 'off.noCustomer' : 'off.noEmail')}</Banner>
      )}
      {letter === undefined && error !== null && (
        <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('loadFailed')} />
      )}
      {letter === undefined && error === null && (
        <div aria-label={text('loading')} role="status">
          <Skeleton shape="control" width="full" />
        </div>
      )}
    </Drawer>
  );
}
