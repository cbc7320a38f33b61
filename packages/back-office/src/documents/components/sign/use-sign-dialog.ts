import { isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useRef, useState } from 'react';
import type { SignaturePicture } from '../../../components/signature/make-picture';
import type { SignatureWay } from '../../../components/signature/use-signature';
import { type CertificateInput, useSigningCalls } from '../../api/signing';
import { toBase64 } from '../../model/to-base64';
import { useFailureText } from '../../../components/use-failure-text';
import type { CertificateProblems } from './certificate-fields';
import { documentSignMessages } from './messages';
import type { PreparedSignature } from './prepared-signature';

const largestPicture = 524_288;

interface Problems extends CertificateProblems {
  readonly picture?: string;
  /** Of the whole form. */
  readonly other?: string;
}

/** What is chosen in the dialog. The certificate is checked before the signature is placed. */
export function useSignDialog(
  onPlace: (signature: PreparedSignature) => void,
  keep: (bare: Blob) => Promise<void>,
  needsCertificate: boolean,
) {
  const text = useTexts(documentSignMessages);
  const failureText = useFailureText();
  const { checkCertificate } = useSigningCalls();
  const picture = useRef<Promise<SignaturePicture | undefined>>(undefined);
  const [way, setWay] = useState<SignatureWay>();
  const [isSealed, setSealed] = useState(needsCertificate);
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<Problems>({});
  const [isChecking, setChecking] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  function missing(shown: SignaturePicture | undefined): Problems {
    return {
      ...(shown === undefined && { picture: text('noSignature') }),
      ...(shown !== undefined && shown.png.size > largestPicture && { picture: text('tooLarge') }),
      ...(isSealed && file === undefined && { certificate: text('certificate.missing') }),
    };
  }

  function refuse(error: unknown) {
    const fields = isValidationError(error) ? error.fields : {};
    const [wrongPassword, wrongFile] = [fields['password']?.[0], (fields['certificate'] ?? fields['file'])?.[0]];
    if (wrongPassword === undefined && wrongFile === undefined) return setProblems({ other: failureText(error) });
    setProblems({ certificate: wrongFile, password: wrongPassword });
    if (wrongPassword !== undefined) password.current?.focus();
  }

  async function prepare(shown: SignaturePicture): Promise<PreparedSignature> {
    const { width, height, png } = shown;
    const unsealed = { picture: await toBase64(png), ratio: height / width };
    if (!isSealed || file === undefined) return unsealed;
    const certificate: CertificateInput = { file: await toBase64(file), password: password.current?.value ?? '' };
    return { ...unsealed, certificate, facts: await checkCertificate(certificate) };
  }

  async function place() {
    if (isChecking) return;
    setChecking(true);
    try {
      const shown = await picture.current;
      const found = missing(shown);
      setProblems(found);
      if (shown === undefined || Object.keys(found).length > 0) return;
      const prepared = await prepare(shown);
      if (way !== 'kept') await keep(shown.bare);
      onPlace(prepared);
    } catch (error) {
      refuse(error);
    } finally {
      setChecking(false);
    }
  }

  return {
    way,
    setPicture: (drawn: Promise<SignaturePicture | undefined>, from: SignatureWay) => {
      picture.current = drawn;
      setWay(from);
    },
    isSealed,
    setSealed,
    file,
    setFile,
    password,
    problems,
    isChecking,
    place: () => void place(),
  };
}
