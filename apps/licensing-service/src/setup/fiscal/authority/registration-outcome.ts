/** Whether trying again may help, by the codes of the tax authority. */
const authorityErrors = {
  /** Not by the XML schema. */
  S001: false,
  /** Not by the JSON schema. */
  S002: false,
  /** The signature does not fit. */
  S003: false,
  /** The certificate's serial is not known. */
  S004: false,
  /** The tax number is not the certificate's. */
  S005: false,
  /** The premise is not registered, or closed. */
  S006: false,
  /** The certificate was revoked. */
  S007: false,
  /** The certificate has expired. */
  S008: false,
  /** An error of the authority's own. */
  S100: true,
} as const;

const ownErrors = {
  /** No connection, or no answer in time. */
  unreachable: true,
  /** An answer that is not the authority's. */
  untrusted: true,
  /** The authority refused with a code that is not known here. */
  unknown: false,
} as const;

/** Why a premise is not registered: a code of the authority, or what kept its answer away. */
export type RegistrationProblem = keyof typeof authorityErrors | keyof typeof ownErrors;

/** Whether the same message may succeed later without anybody changing anything. */
export const isRetryable = (problem: RegistrationProblem): boolean => ({ ...authorityErrors, ...ownErrors })[problem];

/** What came of telling the authority of a premise. */
export type RegistrationOutcome =
  | { readonly accepted: true; readonly messageId: string }
  | { readonly accepted: false; readonly messageId: string; readonly problem: RegistrationProblem };

/** A code as the authority writes it, in whichever case. */
export function problemOfCode(code: string): RegistrationProblem {
  const known = code.trim().toUpperCase();
  return known in authorityErrors ? (known as keyof typeof authorityErrors) : 'unknown';
}
