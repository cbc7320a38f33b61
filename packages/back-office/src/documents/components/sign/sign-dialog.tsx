import { useCurrentUser } from '@atrium/api-client/react';
import { formatDate, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Checkbox, Dialog, Skeleton, Stack } from '@atrium/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { SignaturePad } from '../../../components/signature/signature-pad';
import { CertificateFields } from './certificate-fields';
import { KeptSignatureNotice } from './kept-signature-notice';
import { documentSignMessages } from './messages';
import type { PreparedSignature } from './prepared-signature';
import { useKeptSignatureChoice } from './use-kept-signature-choice';
import { useSignDialog } from './use-sign-dialog';

interface SignDialogProps {
  title: string;
  isDraft: boolean;
  /** A certificate has sealed the document: a picture alone would break the seal. */
  isSealed: boolean;
  onPlace: (signature: PreparedSignature) => void;
  onClose: () => void;
}

/** Takes the signature, and the certificate that seals the document. */
export function SignDialog({ title, isDraft, isSealed, onPlace, onClose }: SignDialogProps) {
  const text = useTexts(documentSignMessages);
  const common = useCommonTexts();
  const formId = useId();
  const { full_name: name = '' } = useCurrentUser() ?? {};
  const [today] = useState(() => formatDate(new Date()));
  const keeping = useKeptSignatureChoice();
  const signing = useSignDialog(onPlace, keeping.keep, isSealed);
  const { problems } = signing;
  const way = signing.way ?? (keeping.kept === undefined ? 'draw' : 'kept');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    signing.place();
  }

  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={signing.isChecking} form={formId} type="submit" variant="primary">
            {text('place')}
          </Button>
        </>
      }
      closeLabel={common('close')}
      description={text(isDraft ? 'intoDraft' : 'newVersion')}
      onClose={onClose}
      open
      title={text('title', { title })}
      wide
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={6}>
          {problems.other !== undefined && (
            <Banner role="alert" title={text('certificate.failed')} tone="danger">
              {problems.other}
            </Banner>
          )}
          <KeptSignatureNotice {...keeping} />
          {keeping.isLoading ? (
            <Skeleton shape="control" width="full" />
          ) : (
            <SignaturePad
              caption={`${name}, ${today}`}
              error={problems.picture}
              kept={keeping.kept}
              name={name}
              onChange={signing.setPicture}
              onDeleteKept={keeping.deleteKept}
            />
          )}
          {way !== 'kept' && (
            <Checkbox
              checked={keeping.keeps}
              hint={text('keep.hint')}
              label={text('keep.label')}
              name="keep-signature"
              onChange={(event) => keeping.setKeeps(event.target.checked)}
            />
          )}
          <CertificateFields
            file={signing.file}
            isNeeded={isSealed}
            isUsed={signing.isSealed}
            onFile={signing.setFile}
            onUse={signing.setSealed}
            password={signing.password}
            problems={problems}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
