import { join } from 'node:path';
import type { Clock } from './platform/clock';
import { createAddressPolicy } from './platform/connections/address-policy';
import { createConnections, type Connections } from './platform/connections/connections';
import type { Database } from './platform/database/database';
import type { DatabaseClient } from './platform/database/open-database';
import { createDataFolderFiles } from './platform/files/data-folder-files';
import type { FileStore } from './platform/files/file-store';
import type { RateCounters } from './platform/http/rate-counters';
import type { Sessions } from './platform/http/sessions';
import type { TenantRoleOf } from './platform/http/tenant-access';
import type { Jobs } from './platform/jobs/job';
import type { Log } from './platform/log';
import { keptMail, type Mailer, type PrintAttachment } from './platform/mail/mailer';
import { createSmtpMailer } from './platform/mail/smtp-mailer';
import { createRateCounters } from './identity/accounts/rate-limits';
import { createSessions } from './identity/sessions/session.service';
import { printKeptInvoice } from './billing/invoices/print-stored-invoice';
import { configuredAuthority } from './setup/fiscal/authority/configured-authority';
import type { FiscalAuthority } from './setup/fiscal/authority/fiscal-authority';
import { createTestSlots, type TestSlots } from './setup/connections/test-slots';
import { announceOperation } from './tenants/operations/announce';
import { createEngine, type Engine, type EngineGround } from './tenants/operations/engine';
import { dyingAt, noFailpoint, type Failpoint } from './platform/failpoint';
import { notifyOfOperation } from './tenants/notify-of-operation';
import { createGateways, type Gateways } from './billing/gateways/gateways';
import { createPlans, type Plans } from './provisioning/plans/plans';
import { createLocalProvisioner } from './provisioning/provisioners/local/local-provisioner';
import type { Provisioner } from './provisioning/provisioners/provisioner';
import { createTenantRoleOf } from './tenants/tenant-role-of';
import type { Realtime } from './platform/realtime/realtime';
import { createSocketRealtime } from './platform/realtime/socket-realtime';
import type { SecretKey, Settings } from './platform/settings/settings';

/** What the service is made of; `buildApp(parts)` is the only seam, for tests as for the start. */
export interface Parts {
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: Database;
  /** The driver below `database`, for what listens or enqueues. */
  readonly databaseClient: DatabaseClient;
  readonly secretKeys: readonly SecretKey[];
  readonly sessions: Sessions;
  readonly rateCounters: RateCounters;
  readonly tenantRoleOf: TenantRoleOf;
  readonly mailer: Mailer;
  readonly printAttachment: PrintAttachment;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  /** The way to hosts that people name. */
  readonly connections: Connections;
  readonly testSlots: TestSlots;
  readonly provisioner: Provisioner;
  /** Where business premises are registered. */
  readonly fiscalAuthority: FiscalAuthority;
  /** Gateways by name; the first one saves new cards. */
  readonly gateways: Gateways;
  /** What the operations of each kind do. */
  readonly plans: Plans;
  readonly engine: Engine;
  readonly failpoint: Failpoint;
}

/** What has to be opened or chosen before the parts can be put together. */
export type Ground = Pick<Parts, 'settings' | 'log' | 'clock' | 'database' | 'databaseClient' | 'jobs' | 'secretKeys'>;

/** Puts the parts together as the settings say; `replaced` are those a test brings along. */
export function createParts(ground: Ground, replaced: Partial<Parts> = {}): Parts {
  const base = {
    ...ground,
    sessions: createSessions(ground.database, ground.settings),
    rateCounters: createRateCounters(ground.database, ground.settings.limits),
    tenantRoleOf: createTenantRoleOf(ground.database),
    mailer: createMailer(ground.settings),
    printAttachment: printKeptInvoice(ground.database),
    files: createDataFolderFiles(join(ground.settings.dataDir, 'files')),
    connections: createConnections(createAddressPolicy(ground.settings)),
    provisioner: createLocalProvisioner(ground.database, replaced.secretKeys ?? ground.secretKeys),
    fiscalAuthority: replaced.fiscalAuthority ?? configuredAuthority(ground.settings, replaced.clock ?? ground.clock),
    gateways: createGateways(ground.database, ground.settings, replaced.clock ?? ground.clock),
    testSlots: createTestSlots(),
    failpoint: ground.settings.failpoint === null ? noFailpoint : dyingAt(ground.settings.failpoint),
    ...replaced,
  };
  const realtime = replaced.realtime ?? createSocketRealtime(base);
  const plans = replaced.plans ?? createPlans({ ...base, realtime });
  const announce = (operationId: string) => announceOperation({ ...base, realtime }, operationId);
  const ended: EngineGround['ended'] = (tx, operation, outcome, at) =>
    notifyOfOperation(tx, base, operation, outcome, at);
  return { ...base, realtime, plans, engine: replaced.engine ?? createEngine({ ...base, announce, ended }, plans) };
}

function createMailer({ smtpUrl, mailFrom }: Settings): Mailer {
  return smtpUrl === null ? keptMail : createSmtpMailer({ url: smtpUrl, from: mailFrom });
}
