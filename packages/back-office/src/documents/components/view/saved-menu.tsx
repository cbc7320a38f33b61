import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, useMediaQuery } from '@atrium/ui-kit';
import { Ellipsis, History, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { CopyItems, RemoveItems } from '../../../components/documents/document-items';
import { DeleteDocumentDialog } from '../../../components/documents/delete-document-dialog';
import { useArchiveDocument } from '../../../components/documents/use-archive-document';
import { useDuplicate } from '../../../components/documents/use-duplicate';
import { RenameDialog } from '../../../components/documents/rename-dialog';

interface SavedMenuProps {
  document: DocumentDetails;
  onVersions: () => void;
  onPrint: () => void;
  /** Further actions, before the others. */
  children?: ReactNode;
}

/** The rare actions of a saved document. */
export function SavedMenu({ document, onVersions, onPrint, children }: SavedMenuProps) {
  const { id, title } = document;
  const text = useTexts(documentsMessages);
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [opened, setOpened] = useState<'rename' | 'delete'>();
  const duplicate = useDuplicate();
  const archive = useArchiveDocument();
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
        <CopyItems document={document} onDuplicate={() => duplicate(id)} onRename={() => setOpened('rename')} />
        <MenuItem icon={Printer} onSelect={onPrint}>
          {text('print')}
        </MenuItem>
        <RemoveItems document={document} onArchive={() => archive(document)} onDelete={() => setOpened('delete')} />
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
