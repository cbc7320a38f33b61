import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import type { Clock } from '../../../platform';
import { premiseRequestSchema, premiseResponseSchema } from './premise-message.schema';
import type { PremiseRegistration, SoftwareSupplier } from './premise-registration';
import { premiseRequest } from './premise-request';
import { problemOfCode, type RegistrationOutcome, type RegistrationProblem } from './registration-outcome';
import { certificatesIn, MessageRefused, readMessage, signMessage, type Signer } from './signed-message';
import { isTrusted, type AuthorityTrust } from './trust';

/** The tax authority's register of business premises. */
export interface FiscalAuthority {
  /** Tells of a premise in the name of the company whose certificate signs; telling again changes what is registered. */
  register(registration: PremiseRegistration, signer: Signer): Promise<RegistrationOutcome>;
}

/** No answer came back. */
export class AuthorityUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The tax authority did not answer.', options);
    this.name = 'AuthorityUnreachable';
  }
}

/** How messages get to the authority and back. */
export interface AuthorityConnection {
  /** Whom its answers must be signed by. */
  trust(): Promise<AuthorityTrust>;
  /** Posts a message below the authority's address; throws {@link AuthorityUnreachable}. */
  post(path: string, body: string, signer: Signer): Promise<string>;
}

export interface AuthorityDependencies {
  readonly line: AuthorityConnection;
  readonly supplier: SoftwareSupplier;
  readonly clock: Clock;
}

const registerPath = '/cash_registers/invoices/register';

/** The authority behind a line: what is sent is checked and signed, what comes back is believed only when it is signed. */
export function createFiscalAuthority({ line, supplier, clock }: AuthorityDependencies): FiscalAuthority {
  return {
    async register(registration, signer) {
      const messageId = randomUUID();
      const request = premiseRequest(registration, { messageId, at: clock(), supplier });
      if (!Value.Check(premiseRequestSchema, request)) return { accepted: false, messageId, problem: 'S002' };
      try {
        const answer = await line.post(registerPath, signMessage(request, signer), signer);
        const problem = problemIn(answer, messageId, await line.trust(), clock());
        return problem === null ? { accepted: true, messageId } : { accepted: false, messageId, problem };
      } catch (error) {
        if (error instanceof AuthorityUnreachable) return { accepted: false, messageId, problem: 'unreachable' };
        throw error;
      }
    },
  };
}

/** What an answer complains of; null where the premise is registered. */
function problemIn(body: string, messageId: string, trust: AuthorityTrust, at: Date): RegistrationProblem | null {
  try {
    const message = readMessage(body);
    const certificates = certificatesIn(message);
    const [signer] = certificates;
    if (signer === undefined || !isTrusted(certificates, trust, at)) return 'untrusted';
    if (!message.isSignedBy(signer.publicKey)) return 'untrusted';
    if (!Value.Check(premiseResponseSchema, message.payload)) return 'untrusted';
    const { Header: header, Error: error } = message.payload.BusinessPremiseResponse;
    if (header.MessageID.toLowerCase() !== messageId) return 'untrusted';
    return error === undefined ? null : problemOfCode(error.ErrorCode);
  } catch (error) {
    if (error instanceof MessageRefused) return 'untrusted';
    throw error;
  }
}
