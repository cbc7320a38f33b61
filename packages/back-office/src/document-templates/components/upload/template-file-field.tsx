import { maximumMediaBytes } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { FileField, type FieldFile } from '@atrium/ui-kit';
import { useFileFieldTexts } from '../../../components/files/use-file-field-texts';
import { useFileSize } from '../../../components/files/use-file-size';
import { documentTemplatesMessages } from '../../messages';
import type { TemplateUpload } from './use-template-upload';

interface TemplateFileFieldProps {
  upload: TemplateUpload | undefined;
  /** No file is chosen, but one is needed. */
  isMissing: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const states = { sending: 'uploading', passed: 'done', refused: 'failed', failed: 'failed' } as const;

/** Chooses the Word file of a template. */
export function TemplateFileField({ upload, isMissing, onChoose, onRemove }: TemplateFileFieldProps) {
  const text = useTexts(documentTemplatesMessages);
  return (
    <FileField
      accept=".docx"
      error={isMissing ? text('upload.missing') : undefined}
      files={upload === undefined ? [] : [toFieldFile(upload)]}
      hint={text('upload.hint')}
      label={text('upload.label')}
      maxSize={maximumMediaBytes}
      name="file"
      onCancel={onRemove}
      onChoose={([file]) => file && onChoose(file)}
      onRemove={onRemove}
      onRetry={upload?.kind === 'failed' ? () => onChoose(upload.file) : undefined}
      texts={useFileFieldTexts(documentTemplatesMessages, useFileSize(documentTemplatesMessages))}
    />
  );
}

function toFieldFile(upload: TemplateUpload): FieldFile {
  const { file, kind } = upload;
  return {
    id: file.name,
    name: file.name,
    size: file.size,
    state: states[kind],
    ...(kind === 'sending' ? { progress: upload.share } : {}),
    ...(kind === 'refused' || kind === 'failed' ? { detail: upload.message } : {}),
  };
}
