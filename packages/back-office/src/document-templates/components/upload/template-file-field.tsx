import { maximumMediaBytes } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { FileField, type FieldFile, type FileFieldTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { documentTemplatesMessages } from '../../messages';
import { useTemplateWords } from '../use-template-words';
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
      texts={useFileTexts()}
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

function useFileTexts(): FileFieldTexts {
  const text = useTexts(documentTemplatesMessages);
  const { size } = useTemplateWords();
  return useMemo(
    () => ({
      drop: text('upload.drop'),
      dropNow: text('upload.dropNow'),
      choose: text('upload.choose'),
      wrongType: (name) => text('upload.wrongType', { name }),
      tooLarge: (name) => text('upload.tooLarge', { name }),
      onlyOne: text('upload.onlyOne'),
      size,
      percent: (percent) => text('upload.percent', { percent }),
      waiting: text('upload.waiting'),
      uploading: text('upload.uploading'),
      done: text('upload.done'),
      failed: text('upload.failed'),
      cancel: (name) => text('upload.cancel', { name }),
      retry: (name) => text('upload.retry', { name }),
      replace: (name) => text('upload.replace', { name }),
      remove: (name) => text('upload.remove', { name }),
    }),
    [text, size],
  );
}
