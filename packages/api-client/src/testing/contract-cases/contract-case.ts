import type { ApiClient } from '../../http/api-client';

/** A service to run a case against: the fake, the real one, or another team's own. */
export interface ContractWorld {
  /** A visitor's client with its own session. */
  readonly visitor: () => ApiClient;
  /** The token of the newest link mailed to an address. */
  readonly mailedToken: (email: string) => Promise<string>;
  /** Makes an active account a member of the role Administrators. */
  readonly makeAdministrator: (email: string) => Promise<void>;
  /** A certificate file the service can open: its bytes, its password, and what it says. */
  readonly certificateFile: () => Promise<{
    readonly file: File;
    readonly password: string;
    readonly holder: string;
    readonly taxNumber: string;
  }>;
  /** Lets an operation go on until it ends. */
  readonly finish: (operationId: string) => Promise<void>;
}

/** Something that every service of the contract does. It fails with an `AssertionError` where one does not. */
export interface ContractCase {
  readonly name: string;
  readonly run: (world: ContractWorld) => Promise<void>;
}
