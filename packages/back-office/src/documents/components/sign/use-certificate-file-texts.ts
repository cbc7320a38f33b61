import { useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { useFileFieldTexts } from '../../../components/files/use-file-field-texts';
import { useFileSize } from '../../../components/files/use-file-size';
import { signatureMessages } from '../../../components/signature/messages';
import { documentSignMessages } from './messages';

/** The texts of the field for a certificate. */
export function useCertificateFileTexts(): FileFieldTexts {
  const text = useTexts(documentSignMessages);
  const texts = useFileFieldTexts(signatureMessages, useFileSize(signatureMessages));
  return {
    ...texts,
    wrongType: (name) => text('certificate.wrongType', { name }),
    tooLarge: (name) => text('certificate.tooLarge', { name }),
  };
}
