import { emptyDraft } from '@atrium/api-client/testing/samples';
import { it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { fieldNamed, openSection } from '../../../testing/open-section';
import { needed, tooLong, validateFields, type FieldValues } from '../../../testing/validate-fields';
import type { dataProviderFields } from '../model/data-provider-fields';

const hostShape = 'Enter a host name such as db.example.com or an IP address.';
const portShape = 'Enter a port from 1 to 65535.';

const fields: Readonly<Record<(typeof dataProviderFields)[number]['path'], FieldValues>> = {
  kind: { label: 'Kind of database', bad: [], good: ['mysql', 'postgresql'] },
  database: { label: 'Database name', bad: [tooLong(128)], good: ['crm_produkcija'] },
  host: {
    label: 'Host',
    bad: [needed(), ['127.1', hostShape], ['https://db.example.com', hostShape]],
    good: ['db.example.com', '192.0.2.10'],
  },
  port: {
    label: 'Port',
    bad: [needed(), ['0', portShape], ['65536', portShape], ['5432a', portShape]],
    good: ['1', '65535'],
  },
  username: { label: 'Database username', bad: [needed(), tooLong(128)], good: ['atrium@crm'] },
  ca_certificate: {
    label: 'Or paste the certificate',
    bad: [['CERTIFICATE', 'Paste certificates in PEM form, from BEGIN CERTIFICATE to END CERTIFICATE.']],
    good: ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n', ''],
  },
  password: { label: 'Database password', bad: [needed('')], good: [' presledki '], secret: true },
};

it('every field of Data provider is validated', async () => {
  const { user } = await openSection('data-provider', 'Data provider', draftAnswers(emptyDraft()));
  await validateFields(user, Object.values(fields), fieldNamed);
});
