import { join } from 'node:path';
import type { Clock } from './clock';
import { createAddressPolicy } from './connections/address-policy';
import { createConnections, type Connections } from './connections/connections';
import type { Database } from './database/database';
import type { DatabaseClient } from './database/open-database';
import { createDataFolderFiles } from './files/data-folder-files';
import type { FileStore } from './files/file-store';
import type { RateCounters } from './http/rate-counters';
import type { Sessions } from './http/sessions';
import type { TenantRoleOf } from './http/tenant-access';
import type { Jobs } from './jobs/job';
import type { Log } from './log';
import { keptMail, type Mailer, type PrintAttachment } from './mail/mailer';
import { createSmtpMailer } from './mail/smtp-mailer';
import { createRateCounters } from './modules/accounts/rate-limits';
import { createSessions } from './modules/accounts/session.service';
import { printKeptInvoice } from './modules/billing/invoices/print-kept-invoice';
import { configuredAuthority } from './modules/fiscalization/authority/configured-authority';
import type { FiscalAuthority } from './modules/fiscalization/authority/fiscal-authority';
import { createTestSlots, type TestSlots } from './modules/connections/test-slots';
import { announceOperation } from './modules/operations/announce';
import { createEngine, type Engine, type EngineGround } from './modules/operations/engine';
import { dyingAt, noFailpoint, type Failpoint } from './modules/operations/failpoint';
import { notifyOfOperation } from './modules/tenants/notify-of-operation';
import { createGateways, type Gateways } from './modules/payments/gateways/gateways';
import { createPlans, type Plans } from './modules/tenants/plans/plans';
import { createLocalProvisioner } from './modules/tenants/provisioners/local/local-provisioner';
import type { Provisioner } from './modules/tenants/provisioners/provisioner';
import { createTenantRoleOf } from './modules/tenants/tenant-role-of';
import type { Realtime } from './realtime/realtime';
import { createSocketRealtime } from './realtime/socket-realtime';
import type { SecretKey, Settings } from './settings';

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
