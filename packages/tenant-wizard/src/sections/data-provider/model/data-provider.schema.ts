import { hostNameTest, portTest } from '@atrium/validators/yup';
import { object, string, type TestConfig } from 'yup';
import { certificateLength, isDataProviderStarted, type DataProviderValues } from './data-provider-values';
import { choose, required, text } from '../../form/model/field-rules';

const certificates = /^\s*(-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*)+$/;

interface DataProviderSchemaOptions {
  /** A password is stored: an empty field keeps it. */
  readonly passwordSet: boolean;
}

/** Validates Data provider before the creation: empty or complete. */
export function dataProviderSchema({ passwordSet }: DataProviderSchemaOptions) {
  const whenBegun: TestConfig<string | undefined> = {
    name: 'required',
    message: required,
    test: (value, { parent }: { parent: Partial<DataProviderValues> }) =>
      (value ?? '') !== '' || !isDataProviderStarted(parent, passwordSet),
  };
  return object({
    kind: string().oneOf(['postgresql', 'mysql'], choose),
    host: text(253).test(whenBegun).test(hostNameTest()),
    port: text(16).test(whenBegun).test(portTest()),
    database: text(128).test(whenBegun),
    username: text(128).test(whenBegun),
    password: passwordSet ? string() : string().test(whenBegun),
    ca_certificate: text(certificateLength).matches(certificates, { message: 'caShape', excludeEmptyString: true }),
  });
}
