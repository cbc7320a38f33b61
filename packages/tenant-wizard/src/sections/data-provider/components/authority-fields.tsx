import { useCommonTexts, useTexts } from '@atrium/i18n';
import { FileField, TextAreaField } from '@atrium/ui-kit';
import { useState } from 'react';
import { useSectionFields } from '../../form/components/section-form-context';
import { verbatim } from '../../form/components/verbatim';
import { useFileTexts } from '../../form/components/use-file-texts';
import { dataProviderMessages } from '../messages';
import { readCertificateFile } from '../model/certificate-file';
import { certificateLength, type DataProviderValues } from '../model/data-provider-values';

interface AuthorityFieldsProps {
  /** The last test's error about the certificate. */
  readonly refusal: string | undefined;
}

interface ReadFile {
  readonly name: string;
  readonly size: number;
  /** Called with the certificates of the file; null if it has none. */
  readonly pem: string | null;
}

const rules = { accept: '.pem,.crt,.cer,.der', maxSize: certificateLength } as const;

/** The company's own certificate authority, from a file or pasted. */
export function AuthorityFields({ refusal }: AuthorityFieldsProps) {
  const text = useTexts(dataProviderMessages);
  const common = useCommonTexts();
  const fileTexts = useFileTexts(rules);
  const { form, errorOf } = useSectionFields<DataProviderValues>();
  const [file, setFile] = useState<ReadFile>();
  const typed = form.values.ca_certificate;
  const shown = file !== undefined && file.pem === typed ? file : undefined;

  const enter = (pem: string) => form.setFieldValue('ca_certificate', pem);

  async function read(chosen: File) {
    const pem = await readCertificateFile(chosen);
    setFile({ name: chosen.name, size: chosen.size, pem });
    if (pem !== null) await enter(pem);
  }

  return (
    <>
      <FileField
        {...rules}
        error={file?.pem === null ? text('caNotInFile', { name: file.name }) : undefined}
        files={shown === undefined ? [] : [{ id: 'authority', name: shown.name, size: shown.size, state: 'done' }]}
        hint={text('caFileHint')}
        label={text('caCertificate')}
        name="ca_certificate_file"
        onChoose={([chosen]) => {
          if (chosen !== undefined) void read(chosen);
        }}
        onRemove={() => {
          setFile(undefined);
          void enter('');
        }}
        optionalText={`(${common('optional')})`}
        texts={{ ...fileTexts, done: text('caRead') }}
      />
      <TextAreaField
        {...form.getFieldProps('ca_certificate')}
        {...verbatim}
        error={errorOf('ca_certificate') ?? refusal}
        label={text('caPaste')}
        rows={3}
      />
    </>
  );
}
