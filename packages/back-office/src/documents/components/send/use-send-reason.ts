import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useDocumentLetter } from '../../api/document-sends';
import { documentSendMessages } from './messages';

/** Why a saved document cannot be sent now; undefined if it can, and until its contacts are known. */
export function useSendReason({ id, customer }: Pick<DocumentDetails, 'id' | 'customer'>, maySend: boolean) {
  const text = useTexts(documentSendMessages);
  const { data: letter } = useDocumentLetter(id, maySend && customer !== null);
  if (customer === null) return text('off.noCustomer');
  return letter?.recipients.length === 0 ? text('off.noEmail') : undefined;
}
