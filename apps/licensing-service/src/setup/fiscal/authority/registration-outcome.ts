/** The tax authority's error codes, and whether a retry may help. */
const authorityErrors = {
  /** Does not match the XML schema. */
  S001: false,
  /** Does not match the JSON schema. */
  S002: false,
  /** Invalid signature. */
  S003: false,
  /** Unknown serial number of the certificate. */
  S004: false,
  /** The tax number is not the certificate's. */
  S005: false,
  /** The premise is not registered or is closed. */
  S006: false,
  /** The certificate was revoked. */
  S007: false,
  /** The certificate has expired. */
  S008: false,
  /** Internal error of the authority. */
  S100: true,
} as const;

const transportErrors = {
  /** No connection or no response in time. */
  unreachable: true,
  /** The authority did not sign the response. */
  untrusted: true,
  /** An error code missing in `authorityErrors`. */
  unknown: false,
} as const;

/** Why a premise is not registered: an error code of the authority or a transport problem. */
export type RegistrationProblem = keyof typeof authorityErrors | keyof typeof transportErrors;

/** Whether the same message may succeed later without a user's change. */
export const isRetryable = (problem: RegistrationProblem): boolean =>
  ({ ...authorityErrors, ...transportErrors })[problem];

export type RegistrationOutcome =
  | { readonly accepted: true; readonly messageId: string }
  | { readonly accepted: false; readonly messageId: string; readonly problem: RegistrationProblem };

/** Maps an error code of the authority, ignoring case. */
export function problemForCode(code: string): RegistrationProblem {
  const normalized = code.trim().toUpperCase();
  return normalized in authorityErrors ? (normalized as keyof typeof authorityErrors) : 'unknown';
}
