import { randomUUID, type X509Certificate } from 'node:crypto';
import { Value } from 'typebox/value';
import { namePartsOf } from '../../certificate/name-parts';
import { certificateNames } from '../distinguished-name';
import { localTime } from '../../../../platform';
import { premiseRequestSchema, type PremiseRequest, type PremiseResponse } from '../premise-message.schema';
import type { RegistrationProblem } from '../registration-outcome';
import { InvalidMessage, readMessage, serialOf, signMessage, type SignedMessage, type Signer } from '../signed-message';

type ErrorCode = Exclude<RegistrationProblem, 'unreachable' | 'untrusted' | 'unknown'>;

const errorMessages: Readonly<Partial<Record<ErrorCode, string>>> = {
  S002: 'The message does not follow the JSON schema.',
  S003: 'The signature of the message is invalid.',
  S004: 'The certificate named by the message is not the one that was presented.',
  S005: 'The tax number differs from the one in the certificate.',
  S008: 'The certificate is not valid.',
};

/**
 * Handles a message as the tax authority does: checks that the presented certificate signed it, that it matches the
 * schema, and that the tax number is the certificate's. The response is signed and includes the signer's certificate.
 */
export function handleRegistration(body: string, presented: X509Certificate, authority: Signer, now: Date): string {
  const message = readMessageOrNull(body);
  const errorCode = findError(message, presented, now);
  const response: PremiseResponse = {
    BusinessPremiseResponse: {
      Header: { MessageID: messageIdOf(message), DateTime: localTime(now) },
      ...(errorCode === null
        ? {}
        : { Error: { ErrorCode: errorCode, ErrorMessage: errorMessages[errorCode] ?? errorCode } }),
    },
  };
  return signMessage(response, authority, [authority.certificate]);
}

function readMessageOrNull(body: string): SignedMessage | null {
  try {
    return readMessage(body);
  } catch (error) {
    if (error instanceof InvalidMessage) return null;
    throw error;
  }
}

function findError(message: SignedMessage | null, presented: X509Certificate, now: Date): ErrorCode | null {
  if (message === null) return 'S002';
  const { header, payload } = message;
  const names = certificateNames(presented);
  if (header.serial !== String(serialOf(presented))) return 'S004';
  if (header.subject_name !== names.subject || header.issuer_name !== names.issuer) return 'S004';
  if (!message.isSignedBy(presented.publicKey)) return 'S003';
  if (now < presented.validFromDate || presented.validToDate < now) return 'S008';
  if (!Value.Check(premiseRequestSchema, payload)) return 'S002';
  return taxNumbersOf(presented).includes(payload.BusinessPremiseRequest.BusinessPremise.TaxNumber) ? null : 'S005';
}

/** The tax number is an organisational unit (OU) of eight digits. */
function taxNumbersOf(certificate: X509Certificate): readonly number[] {
  const units = [namePartsOf(certificate).subject.OU ?? []].flat();
  return units.filter((unit) => /^\d{8}$/.test(unit)).map(Number);
}

function messageIdOf(message: SignedMessage | null): string {
  const request = message?.payload as Partial<PremiseRequest> | null | undefined;
  const id: unknown = request?.BusinessPremiseRequest?.Header?.MessageID;
  return typeof id === 'string' ? id : randomUUID();
}
