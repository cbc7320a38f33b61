import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuSeparator, useMediaQuery } from '@atrium/ui-kit';
import { Archive, ArchiveRestore, Copy, Ellipsis, History, PencilLine, Printer, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { DeleteDocumentDialog } from '../../../components/documents/delete-document-dialog';
import { RenameDialog } from '../../../components/documents/rename-dialog';
import { useArchiveDocument } from '../../../components/documents/use-archive-document';
import { useDuplicate } from '../../../components/documents/use-duplicate';

interface SavedMenuProps {
  document: DocumentDetails;
  onVersions: () => void;
  onPrint: () => void;
  /** Further actions, before the others. */
  children?: ReactNode;
}

/** The rare actions of a saved document. */
export function SavedMenu({ document, onVersions, onPrint, children }: SavedMenuProps) {
  const { id, title, archived, allowed_actions: allowed } = document;
  const text = useTexts(documentsMessages);
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [opened, setOpened] = useState<'rename' | 'delete'>();
  const archive = useArchiveDocument();
  const duplicate = useDuplicate();
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more', { title })} />}>
        {children}
        {!isWide && (
          <MenuItem icon={History} onSelect={onVersions}>
            {text('side.open')}
          </MenuItem>
        )}
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
        <MenuItem icon={Printer} onSelect={onPrint}>
          {text('print')}
        </MenuItem>
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
      {opened === 'delete' && (
        <DeleteDocumentDialog
          document={document}
          onClose={close}
          onDeleted={() => void navigate(paths.documents.href())}
        />
      )}
    </>
  );
}
