import type { DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { MenuItem, MenuSeparator } from '@atrium/ui-kit';
import { Archive, ArchiveRestore, Copy, PencilLine, Trash2 } from 'lucide-react';
import { documentsMessages } from './messages';

interface CopyItemsProps {
  document: DocumentSummary;
  onRename: () => void;
  onDuplicate: () => void;
}

/** Renames or copies a document. The menu's owner calls the service, because items end with their menu. */
export function CopyItems({ document: { allowed_actions: allowed }, onRename, onDuplicate }: CopyItemsProps) {
  const text = useTexts(documentsMessages);
  return (
    <>
      {allowed.includes('update') && (
        <MenuItem icon={PencilLine} onSelect={onRename}>
          {text('rename.action')}
        </MenuItem>
      )}
      {allowed.includes('duplicate') && (
        <MenuItem icon={Copy} onSelect={onDuplicate}>
          {text('duplicate.action')}
        </MenuItem>
      )}
    </>
  );
}

interface RemoveItemsProps {
  document: DocumentSummary;
  /** Archives the document, or restores it. */
  onArchive: () => void;
  onDelete: () => void;
}

/** Archives, restores or deletes a document, below a line. */
export function RemoveItems({ document, onArchive, onDelete }: RemoveItemsProps) {
  const { archived, allowed_actions: allowed } = document;
  const text = useTexts(documentsMessages);
  return (
    <>
      {(allowed.includes('archive') || allowed.includes('delete')) && <MenuSeparator />}
      {allowed.includes('archive') && (
        <MenuItem icon={archived ? ArchiveRestore : Archive} onSelect={onArchive}>
          {text(archived ? 'archive.restore' : 'archive.action')}
        </MenuItem>
      )}
      {allowed.includes('delete') && (
        <MenuItem danger icon={Trash2} onSelect={onDelete}>
          {text('delete.action')}
        </MenuItem>
      )}
    </>
  );
}
