import type { DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem } from '@atrium/ui-kit';
import { Download, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { documentsMessages } from './messages';
import { CopyItems, RemoveItems } from './document-items';
import { DeleteDocumentDialog } from './delete-document-dialog';
import { useArchiveDocument } from './use-archive-document';
import { useDuplicate } from './use-duplicate';
import { RenameDialog } from './rename-dialog';
import { useDownload } from './use-download';

/** What one can do with a document of the list. */
export function DocumentMenu({ document }: { document: DocumentSummary }) {
  const { id, title, current_version: number } = document;
  const text = useTexts(documentsMessages);
  const [opened, setOpened] = useState<'rename' | 'delete'>();
  const download = useDownload();
  const duplicate = useDuplicate();
  const archive = useArchiveDocument();
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more', { title })} size="s" />}>
        <MenuItem icon={Download} onSelect={() => download({ documentId: id, number }, 'pdf')}>
          {text('download.pdf')}
        </MenuItem>
        <CopyItems document={document} onDuplicate={() => duplicate(id)} onRename={() => setOpened('rename')} />
        <RemoveItems document={document} onArchive={() => archive(document)} onDelete={() => setOpened('delete')} />
      </Menu>
      {opened === 'rename' && <RenameDialog id={id} onClose={close} />}
      {opened === 'delete' && <DeleteDocumentDialog document={document} onClose={close} />}
    </>
  );
}
