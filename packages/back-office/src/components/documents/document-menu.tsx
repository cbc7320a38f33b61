import type { DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@atrium/ui-kit';
import { Archive, ArchiveRestore, Copy, Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { documentsMessages } from './messages';
import { DeleteDocumentDialog } from './delete-document-dialog';
import { RenameDialog } from './rename-dialog';
import { useArchiveDocument } from './use-archive-document';
import { useDownload } from './use-download';
import { useDuplicate } from './use-duplicate';

/** What one can do with a document of the list. */
export function DocumentMenu({ document }: { document: DocumentSummary }) {
  const { id, title, archived, allowed_actions: allowed, current_version: number } = document;
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
        {allowed.includes('update') && (
          <MenuItem icon={PencilLine} onSelect={() => setOpened('rename')}>
            {text('rename.action')}
          </MenuItem>
        )}
        {allowed.includes('duplicate') && (
          <MenuItem icon={Copy} onSelect={() => duplicate(id)}>
            {text('duplicate.action')}
          </MenuItem>
        )}
        {(allowed.includes('archive') || allowed.includes('delete')) && <MenuSeparator />}
        {allowed.includes('archive') && (
          <MenuItem icon={archived ? ArchiveRestore : Archive} onSelect={() => archive(document)}>
            {text(archived ? 'archive.restore' : 'archive.action')}
          </MenuItem>
        )}
        {allowed.includes('delete') && (
          <MenuItem danger icon={Trash2} onSelect={() => setOpened('delete')}>
            {text('delete.action')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'rename' && <RenameDialog id={id} onClose={close} />}
      {opened === 'delete' && <DeleteDocumentDialog document={document} onClose={close} />}
    </>
  );
}
