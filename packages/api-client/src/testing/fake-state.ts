import type { Config, CurrentUser, Operation, OutboxMessage, Tenant } from '../contract';
import type { FakeCodelist } from './fake-codelist';
import { sampleCodelists } from './sample-codelists';
import { sampleConfig } from './sample-records';

/** An account of the fake service, with its password in plain text. */
export interface FakeAccount {
  readonly user: CurrentUser;
  password: string;
  active: boolean;
  activationToken: string | null;
  resetToken: string | null;
}

/** Everything the fake service knows. A test may change it between two calls. */
export interface FakeState {
  readonly now: () => Date;
  readonly newId: () => string;
  config: Config;
  accounts: FakeAccount[];
  /** Who is signed in. */
  sessionUserId: string | null;
  tenants: Tenant[];
  operations: Operation[];
  codelists: FakeCodelist[];
  outbox: OutboxMessage[];
  /** The next run of the step with this name fails with this cause. */
  failStep: { readonly name: string; readonly cause: string } | null;
}

/** An empty service: nobody has registered. */
export function emptyState(now: () => Date): FakeState {
  let last = 0;
  const newId = () => `01990000-0000-7000-8000-${String(++last).padStart(12, '0')}`;
  return {
    now,
    newId,
    config: { ...sampleConfig },
    accounts: [],
    sessionUserId: null,
    tenants: [],
    operations: [],
    codelists: sampleCodelists(newId, now().toISOString()),
    outbox: [],
    failStep: null,
  };
}
