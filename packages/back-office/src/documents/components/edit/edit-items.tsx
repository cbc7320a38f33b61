import type { DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { MenuItem } from '@atrium/ui-kit';
import { FilePen, FileType, Upload } from 'lucide-react';
import { documentsMessages } from '../../../components/documents/messages';
import { noWordOf } from '../view/no-word-of';
import { documentEditingMessages } from './messages';
import type { OtherProgram } from './use-editing';

interface EditItemsProps {
  version: DocumentVersion;
  /** Why the document cannot be changed now; undefined if it can. */
  disabledReason: string | undefined;
  onOpen: (program: OtherProgram) => void;
  onUpload: () => void;
}

/** The ways to edit a document outside the portal. */
export function EditItems({ version, disabledReason, onOpen, onUpload }: EditItemsProps) {
  const text = useTexts(documentsMessages);
  const editText = useTexts(documentEditingMessages);
  const noWord = noWordOf(version);
  const reason = disabledReason ?? (noWord && text(`download.noWord.${noWord}`));
  return (
    <>
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
