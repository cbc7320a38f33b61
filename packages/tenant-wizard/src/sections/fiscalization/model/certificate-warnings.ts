import type { Certificate } from '@atrium/api-client/contract';
import { formatDate } from '@atrium/i18n';

/** Key of a warning below `certificate`, with its values. */
export interface CertificateWarning {
  readonly key:
    | 'otherTaxNumber'
    | 'withoutTaxNumber'
    | 'testIssuer'
    | 'otherIssuer'
    | 'expired'
    | 'notYet'
    | 'endsSoon';
  readonly values: { readonly number?: string; readonly date?: string; readonly count?: number };
}

const day = 86_400_000;
const soon = 60;

function ofValidity({ valid_from: from, valid_until: until }: Certificate, now: Date): CertificateWarning[] {
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / day);
  if (left <= 0) return [{ key: 'expired', values: { date: formatDate(until) } }];
  if (new Date(from) > now) return [{ key: 'notYet', values: { date: formatDate(from) } }];
  return left <= soon ? [{ key: 'endsSoon', values: { count: left } }] : [];
}

/** Warnings about a readable certificate. None of them blocks the wizard. */
export function certificateWarnings(certificate: Certificate, taxNumber: string, now: Date): CertificateWarning[] {
  const { tax_number: own, issuer_kind: issuer } = certificate;
  const digits = taxNumber.replace(/\D/g, '');
  return [
    ...(own === null ? [{ key: 'withoutTaxNumber', values: {} } as const] : []),
    ...(own !== null && digits !== '' && own !== digits
      ? [{ key: 'otherTaxNumber', values: { number: own } } as const]
      : []),
    ...(issuer === 'test' ? [{ key: 'testIssuer', values: {} } as const] : []),
    ...(issuer === 'other' ? [{ key: 'otherIssuer', values: {} } as const] : []),
    ...ofValidity(certificate, now),
  ];
}
