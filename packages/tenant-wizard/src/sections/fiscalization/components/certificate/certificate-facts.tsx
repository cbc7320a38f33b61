import type { Certificate } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { DefinitionList, Stack, Status } from '@atrium/ui-kit';
import { useState } from 'react';
import { fiscalizationMessages } from '../../messages';
import { certificateWarnings } from '../../model/certificate-warnings';

interface CertificateFactsProps {
  certificate: Certificate;
  /** The tax number in the section. */
  taxNumber: string;
}

/** Content of the certificate and its warnings. */
export function CertificateFacts({ certificate, taxNumber }: CertificateFactsProps) {
  const text = useTexts(fiscalizationMessages);
  const [now] = useState(() => new Date());
  const validity = text('certificate.validFromTo', {
    from: formatDate(certificate.valid_from),
    to: formatDate(certificate.valid_until),
  });
  return (
    <Stack gap={2}>
      <DefinitionList
        items={[
          { id: 'holder', term: text('certificate.holder'), value: certificate.holder },
          {
            id: 'tax-number',
            term: text('certificate.taxNumber'),
            value: certificate.tax_number ?? text('certificate.noTaxNumber'),
          },
          { id: 'validity', term: text('certificate.validity'), value: validity },
          { id: 'issuer', term: text('certificate.issuer'), value: certificate.issuer },
        ]}
      />
      {certificateWarnings(certificate, taxNumber, now).map(({ key, values }) => (
        <Status key={key} tone="warning">
          {text(`certificate.${key}`, { number: '', date: '', count: 0, ...values })}
        </Status>
      ))}
    </Stack>
  );
}
