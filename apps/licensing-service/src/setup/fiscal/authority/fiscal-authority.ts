import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import type { Clock } from '../../../platform';
import { premiseRequestSchema, premiseResponseSchema } from './premise-message.schema';
import type { PremiseRegistration, SoftwareSupplier } from './premise-registration';
import { premiseRequest } from './premise-request';
import { problemForCode, type RegistrationOutcome, type RegistrationProblem } from './registration-outcome';
import { certificatesIn, InvalidMessage, readMessage, signMessage, type Signer } from './signed-message';
import { isTrusted, type AuthorityTrust } from './trust';

/** The tax authority's register of business premises. */
export interface FiscalAuthority {
  /** Registers a premise for the company whose certificate signs. A repeated call updates the registration. */
  register(registration: PremiseRegistration, signer: Signer): Promise<RegistrationOutcome>;
}

export class AuthorityUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The tax authority did not respond.', options);
    this.name = 'AuthorityUnreachable';
  }
}

/** Transport of messages to the authority. */
export interface AuthorityConnection {
  /** The expected signer of responses. */
  trust(): Promise<AuthorityTrust>;
  /** Posts a message below the authority's address; throws {@link AuthorityUnreachable}. */
  post(path: string, body: string, signer: Signer): Promise<string>;
}

export interface AuthorityDependencies {
  readonly connection: AuthorityConnection;
  readonly supplier: SoftwareSupplier;
  readonly clock: Clock;
}

const registerPath = '/cash_registers/invoices/register';

/** Validates and signs requests; trusts responses only if the authority signed them. */
export function createFiscalAuthority({ connection, supplier, clock }: AuthorityDependencies): FiscalAuthority {
  return {
    async register(registration, signer) {
      const messageId = randomUUID();
      const request = premiseRequest(registration, { messageId, at: clock(), supplier });
      if (!Value.Check(premiseRequestSchema, request)) return { accepted: false, messageId, problem: 'S002' };
      try {
        const answer = await connection.post(registerPath, signMessage(request, signer), signer);
        const problem = problemIn(answer, messageId, await connection.trust(), clock());
        return problem === null ? { accepted: true, messageId } : { accepted: false, messageId, problem };
      } catch (error) {
        if (error instanceof AuthorityUnreachable) return { accepted: false, messageId, problem: 'unreachable' };
        throw error;
      }
    },
  };
}

/** The problem in a response; null if the premise is registered. */
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
    return error === undefined ? null : problemForCode(error.ErrorCode);
  } catch (error) {
    if (error instanceof InvalidMessage) return 'untrusted';
    throw error;
  }
}
