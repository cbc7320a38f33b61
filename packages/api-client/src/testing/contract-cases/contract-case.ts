import type { ApiClient } from '../../http/api-client';

/** A service to run a case against: the fake, the real one, or one of another team. */
export interface ContractWorld {
  /** A visitor's client with its own session. */
  readonly visitor: () => ApiClient;
  /** Token of the latest link e-mailed to an address. */
  readonly mailedToken: (email: string) => Promise<string>;
  /** Gives an active account the role Administrators. */
  readonly makeAdministrator: (email: string) => Promise<void>;
  /** A certificate file that the service can open, its password, and the data in it. */
  readonly certificateFile: () => Promise<{
    readonly file: File;
    readonly password: string;
    readonly holder: string;
    readonly taxNumber: string;
  }>;
  /** Waits until an operation ends. */
  readonly finish: (operationId: string) => Promise<void>;
}

/** A behaviour that the contract requires of every service; throws an `AssertionError` if it is missing. */
export interface ContractCase {
  readonly name: string;
  readonly run: (world: ContractWorld) => Promise<void>;
}
