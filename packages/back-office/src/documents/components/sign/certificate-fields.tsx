import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FileField, PasswordField, Switch } from '@atrium/ui-kit';
import type { RefObject } from 'react';
import { documentSignMessages } from './messages';
import { useCertificateFileTexts } from './use-certificate-file-texts';

const mostBytes = 65_536;

export interface CertificateProblems {
  readonly certificate?: string | undefined;
  readonly password?: string | undefined;
}

interface CertificateFieldsProps {
  isUsed: boolean;
  /** The document is already sealed, so another certificate has to sign it. */
  isNeeded: boolean;
  onUse: (isUsed: boolean) => void;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** The password stays in its field. */
  password: RefObject<HTMLInputElement | null>;
  problems: CertificateProblems;
}

/** The certificate that seals the PDF, with its password. */
export function CertificateFields(props: CertificateFieldsProps) {
  const { isUsed, isNeeded, onUse, file, onFile, password, problems } = props;
  const text = useTexts(documentSignMessages);
  const common = useCommonTexts();
  const fileTexts = useCertificateFileTexts();
  return (
    <>
      <div className="sign-document__certificate">
        <Switch
          checked={isUsed}
          disabled={isNeeded}
          hint={text(isNeeded ? 'certificate.needed' : 'certificate.hint')}
          label={text('certificate.use')}
          name="sign-with-certificate"
          onChange={(event) => onUse(event.target.checked)}
        />
        {isUsed && (
          <>
            <FileField
              accept=".p12,.pfx"
              error={problems.certificate}
              files={
                file === undefined
                  ? []
                  : [
                      {
                        id: 'certificate',
                        name: file.name,
                        size: file.size,
                        state: 'waiting',
                        detail: text('certificate.chosen'),
                      },
                    ]
              }
              hint={text('certificate.fileHint')}
              label={text('certificate.file')}
              maxSize={mostBytes}
              name="sign-certificate"
              onChoose={([chosen]) => onFile(chosen)}
              onRemove={() => onFile(undefined)}
              texts={fileTexts}
            />
            <PasswordField
              autoComplete="off"
              error={problems.password}
              hideLabel={common('hidePassword')}
              hint={text('certificate.passwordHint')}
              label={text('certificate.password')}
              name="sign-password"
              ref={password}
              showLabel={common('showPassword')}
            />
          </>
        )}
      </div>
      {isUsed && <Banner tone="info">{text('certificate.after')}</Banner>}
    </>
  );
}
