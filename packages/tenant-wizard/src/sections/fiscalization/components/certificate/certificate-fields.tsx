import type { Certificate } from '@atrium/api-client/contract';
import { formatDate, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, FileField, PasswordField, Stack, type FieldFile } from '@atrium/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import { certificateMaximum } from '../../api/certificate';
import { ReEnterSecret } from '../../../form/components/re-enter-secret';
import { useFileTexts } from '../../../form/components/use-file-texts';
import { fiscalizationMessages } from '../../messages';
import { CertificateFacts } from './certificate-facts';
import { DeleteCertificateDialog } from './delete-certificate-dialog';
import { useCertificateUpload } from './use-certificate-upload';

interface CertificateFieldsProps {
  tenantId: string;
  certificate: Certificate | null;
  taxNumber: string;
  /** Errors found by Next. */
  error: string | undefined;
  /** A chosen file or entered password is not uploaded yet. */
  onOpen: (isOpen: boolean) => void;
}

const rules = { accept: '.p12,.pfx', maxSize: certificateMaximum } as const;

/** The certificate: file selection, password, upload, content, replace and delete. */
export function CertificateFields({ tenantId, certificate, taxNumber, error, onOpen }: CertificateFieldsProps) {
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const fileTexts = useFileTexts(rules);
  const upload = useCertificateUpload(tenantId, onOpen);
  const [deleting, setDeleting] = useState(false);
  const { file } = upload;

  function shownFile(): FieldFile | undefined {
    if (file === undefined) {
      if (certificate === null) return undefined;
      const detail = text('certificate.validTo', { date: formatDate(certificate.valid_until) });
      return { id: 'saved', name: certificate.file_name, size: certificate.size, state: 'done', detail };
    }
    const state = upload.isPending ? 'uploading' : 'waiting';
    return { id: 'chosen', name: file.name, size: file.size, state, progress: upload.progress };
  }

  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void upload.send();
  }

  const shown = shownFile();
  return (
    <Stack gap={4}>
      <FileField
        {...rules}
        error={upload.errors.file ?? error}
        files={shown === undefined ? [] : [shown]}
        hint={text('certificate.hint')}
        label={text('certificate.file')}
        name="certificate"
        onCancel={upload.drop}
        onChoose={([chosen]) => upload.choose(chosen)}
        onRemove={(id) => (id === 'saved' ? setDeleting(true) : upload.drop())}
        texts={fileTexts}
      />
      {file !== undefined && (
        <Stack gap={3}>
          <PasswordField
            autoComplete="off"
            error={upload.errors.password}
            hideLabel={common('hidePassword')}
            hint={upload.wasCleared ? <ReEnterSecret /> : text('certificate.passwordHint')}
            label={text('certificate.password')}
            name="certificate_password"
            onChange={({ target }) => upload.type(target.value)}
            onKeyDown={sendByEnter}
            showLabel={common('showPassword')}
            value={upload.password}
          />
          <div>
            <Button busy={upload.isPending} onClick={() => void upload.send()}>
              {text(upload.isPending ? 'certificate.uploading' : 'certificate.upload')}
            </Button>
          </div>
        </Stack>
      )}
      {file === undefined && certificate !== null && (
        <CertificateFacts certificate={certificate} taxNumber={taxNumber} />
      )}
      <DeleteCertificateDialog onClose={() => setDeleting(false)} open={deleting} tenantId={tenantId} />
    </Stack>
  );
}
