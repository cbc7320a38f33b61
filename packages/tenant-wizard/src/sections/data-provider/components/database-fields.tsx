import type { ConnectionReason } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import type { ChangeEvent } from 'react';
import { SecretField } from '../../form/components/secret-field';
import { useSectionFields } from '../../form/components/section-form-context';
import { SectionSelectField } from '../../form/components/section-select-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { connectionTestMessages } from '../../connection-test/messages';
import { dataProviderMessages } from '../messages';
import { kindOfPort, portOfKind, type DataProviderValues } from '../model/data-provider-values';
import { AuthorityFields } from './authority-fields';

interface DatabaseFieldsProps {
  /** The field that the last test reports as wrong. */
  readonly blamed: { readonly field: string; readonly reason: ConnectionReason } | undefined;
}

/** The company's database and its login. */
export function DatabaseFields({ blamed }: DatabaseFieldsProps) {
  const text = useTexts(dataProviderMessages);
  const tested = useTexts(connectionTestMessages);
  const { form } = useSectionFields<DataProviderValues>();
  const rejectionOf = (field: string) => (blamed?.field === field ? tested(`reason.${blamed.reason}`) : undefined);

  function chooseKind({ target }: ChangeEvent<HTMLSelectElement>) {
    const kind = target.value === 'mysql' ? 'mysql' : 'postgresql';
    void form.setValues({ ...form.values, kind, port: portOfKind(kind, form.values.port) });
  }

  function typePort({ target }: ChangeEvent<HTMLInputElement>) {
    void form.setValues({ ...form.values, port: target.value, kind: kindOfPort(target.value, form.values.kind) });
  }

  return (
    <>
      <SectionSelectField
        label={text('kind')}
        name="kind"
        onChange={chooseKind}
        options={[
          { value: 'postgresql', label: text('kinds.postgresql') },
          { value: 'mysql', label: text('kinds.mysql') },
        ]}
      />
      <FieldGrid columns="wide-narrow">
        <SectionTextField
          {...verbatim}
          inputMode="url"
          label={text('host')}
          name="host"
          refusal={rejectionOf('host')}
        />
        <SectionTextField
          {...verbatim}
          inputMode="numeric"
          label={text('port')}
          name="port"
          onTyped={typePort}
          refusal={rejectionOf('port')}
        />
      </FieldGrid>
      <SectionTextField {...verbatim} label={text('database')} name="database" refusal={rejectionOf('database')} />
      <SectionTextField {...verbatim} label={text('username')} name="username" refusal={rejectionOf('username')} />
      <SecretField
        hint={text('passwordHint')}
        setHint={text('passwordHint')}
        label={text('password')}
        name="password"
      />
      <AuthorityFields refusal={rejectionOf('ca_certificate')} />
    </>
  );
}
