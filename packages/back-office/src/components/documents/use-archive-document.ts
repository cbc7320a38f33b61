import { isStaleError } from '@atrium/api-client';
import type { DocumentDetails, DocumentSummary } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useFailureText } from '../use-failure-text';
import { useReadDocument, useUpdateDocument } from './api/documents';
import { documentsMessages } from './messages';

const undoDuration = 10_000;

/** Archives a document, or takes it back from the archive. The notice offers Undo. */
export function useArchiveDocument() {
  const text = useTexts(documentsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();
  const read = useReadDocument();
  const { mutateAsync: save } = useUpdateDocument();

  /** Archiving does not depend on what a colleague changed, so it is sent again over the newer record. */
  async function send({ id, title, version }: DocumentDetails, archived: boolean): Promise<void> {
    try {
      await save({ id, body: { title, archived, _version: version } });
    } catch (error) {
      if (!isStaleError(error)) throw error;
      const newer = await read(id);
      if (newer.archived !== archived)
        await save({ id, body: { title: newer.title, archived, _version: newer.version } });
    }
  }

  async function change({ id, title }: Pick<DocumentSummary, 'id' | 'title'>, archived: boolean): Promise<void> {
    try {
      await send(await read(id), archived);
      notify({
        tone: 'success',
        title: text(archived ? 'archive.done' : 'archive.restored', { title }),
        action: { label: common('undo'), onPress: () => void change({ id, title }, !archived) },
        duration: undoDuration,
      });
    } catch (error) {
      notify({
        tone: 'error',
        title: text(archived ? 'archive.failed' : 'archive.restoreFailed'),
        text: failureText(error),
      });
    }
  }

  return (document: Pick<DocumentSummary, 'id' | 'title' | 'archived'>): void =>
    void change(document, !document.archived);
}
