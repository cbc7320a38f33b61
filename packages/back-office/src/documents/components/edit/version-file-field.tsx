import { maximumMediaBytes } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { FileField, type FieldFile } from '@atrium/ui-kit';
import { useFileFieldTexts } from '../../../components/files/use-file-field-texts';
import { useFileSize } from '../../../components/files/use-file-size';
import { documentEditingMessages } from './messages';
import type { VersionFile } from './use-version-file';

function toFieldFile({ file, isSending, share, problem }: VersionFile): readonly FieldFile[] {
  if (file === undefined) return [];
  const facts = { id: file.name, name: file.name, size: file.size };
  if (isSending) return [{ ...facts, state: 'uploading', progress: share }];
  if (problem?.kind === 'file') return [{ ...facts, state: 'failed', detail: problem.message }];
  return [{ ...facts, state: 'waiting' }];
}

/** Chooses the file that becomes the next version. */
export function VersionFileField({ chosen }: { chosen: VersionFile }) {
  const text = useTexts(documentEditingMessages);
  return (
    <FileField
      accept=".docx,.pdf"
      disabled={chosen.isSending}
      error={chosen.isMissing ? text('upload.missing') : undefined}
      files={toFieldFile(chosen)}
      hint={text('upload.hint')}
      label={text('upload.label')}
      maxSize={maximumMediaBytes}
      name="file"
      onChoose={([file]) => chosen.choose(file)}
      onRemove={() => chosen.choose(undefined)}
      texts={useFileFieldTexts(documentEditingMessages, useFileSize(documentEditingMessages))}
    />
  );
}
