import { formatNumber, useTexts } from '@atrium/i18n';
import { FileField, type FieldFile } from '@atrium/ui-kit';
import { useFileFieldTexts } from '../files/use-file-field-texts';
import { useFileSize } from '../files/use-file-size';
import { signatureMessages } from './messages';
import type { SignatureState, UploadedSignature } from './use-signature';

const accept = '.png,.jpg,.jpeg,.webp';
const maxSize = 5_000_000;

/** A picture of a signature. It stays in the browser until the document is signed. */
export function UploadedPicture({ signature: { uploaded, upload, removeUpload } }: { signature: SignatureState }) {
  const text = useTexts(signatureMessages);
  const texts = useFileFieldTexts(signatureMessages, useFileSize(signatureMessages));

  function rowOf({ file, ink, problem }: UploadedSignature): FieldFile {
    const row = { id: 'signature', name: file.name, size: file.size };
    if (problem !== undefined) return { ...row, state: 'failed', detail: text(`upload.${problem}`) };
    if (ink === undefined) return { ...row, state: 'uploading' };
    const [width, height] = [formatNumber(ink.width), formatNumber(ink.height)];
    return { ...row, state: 'done', detail: text('upload.found', { width, height }) };
  }

  return (
    <FileField
      accept={accept}
      files={uploaded === undefined ? [] : [rowOf(uploaded)]}
      hint={text('upload.hint')}
      label={text('upload.label')}
      maxSize={maxSize}
      name="signature-file"
      onChoose={([file]) => file !== undefined && upload(file)}
      onRemove={removeUpload}
      texts={texts}
    />
  );
}
