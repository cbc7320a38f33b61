import type { EditProgram } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { MenuItem } from '@atrium/ui-kit';
import { FilePen, FileType, PenLine, Upload } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';
import type { noWordOf } from '../view/no-word-of';
import { documentEditingMessages } from './messages';

interface EditItemsProps {
  /** Why neither the version nor one before it has a Word file; undefined if one has. */
  noWord: ReturnType<typeof noWordOf>;
  /** Why the document cannot be changed now; undefined if it can. */
  disabledReason: string | undefined;
  onOpen: (program: EditProgram) => void;
  onUpload: () => void;
}

/** The ways to edit the Word file of a document, and to replace it. */
export function EditItems({ noWord, disabledReason, onOpen, onUpload }: EditItemsProps) {
  const text = useTexts(documentsMessages);
  const editText = useTexts(documentEditingMessages);
  const reason = disabledReason ?? (noWord && text(`download.noWord.${noWord}`));
  return (
    <>
      <MenuItem disabledReason={reason} icon={PenLine} onSelect={() => onOpen('page')} shortcut="E">
        {editText('in.page')}
      </MenuItem>
      <MenuItem disabledReason={reason} icon={FileType} onSelect={() => onOpen('word')}>
        {editText('in.word')}
      </MenuItem>
      <MenuItem disabledReason={reason} icon={FilePen} onSelect={() => onOpen('libreoffice')}>
        {editText('in.libreoffice')}
      </MenuItem>
      <MenuItem disabledReason={disabledReason} icon={Upload} onSelect={onUpload}>
        {editText('upload.action')}
      </MenuItem>
    </>
  );
}
