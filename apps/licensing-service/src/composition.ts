import { join } from 'node:path';
import type { BackOfficeDependencies } from './back-office/dependencies';
import { companyProblems } from './billing/buyer/company-problems';
import { hasMoney } from './billing/draft-removal';
import { createGateways } from './billing/gateways/gateways';
import { printKeptInvoice } from './billing/invoices/print-stored-invoice';
import { findCredit } from './billing/ledger/ledger.repository';
import { findTrialEnds, removeSubscription } from './billing/subscriptions/subscription.repository';
import { findTrialOfUser } from './billing/subscriptions/trial-of-user';
import { readVatCheck } from './billing/vat/checks/read-vat-check';
import { askWhereReturned } from './billing/vat/number-returned.job';
import { createRateCounters } from './identity/accounts/rate-limits';
import { createSessions } from './identity/sessions/session.service';
import { createAddressPolicy } from './platform/connections/address-policy';
import { createConnections } from './platform/connections/connections';
import { dyingAt, noFailpoint } from './platform/failpoint';
import { createDataFolderFiles } from './platform/files/data-folder-files';
import { keptMail, type Mailer } from './platform/mail/mailer';
import { createSmtpMailer } from './platform/mail/smtp-mailer';
import { createSocketRealtime } from './platform/realtime/socket-realtime';
import type { Settings } from './platform/settings/settings';
import { configureJob } from './provisioning/configuration/configure.job';
import { startDraft } from './provisioning/lifecycle/start-tenant.service';
import { createPlans } from './provisioning/plans/plans';
import { createLocalProvisioner } from './provisioning/provisioners/local/local-provisioner';
import { createExports } from './resource/export/export.service';
import { createTestSlots } from './setup/connections/test-slots';
import { configuredAuthority } from './setup/fiscal/authority/configured-authority';
import { prefillSetup, readSetup } from './setup/read-setup';
import { deleteSections } from './setup/sections/section.repository';
import { announceTenant } from './tenants/announce-tenant';
import { leaveAllTenants } from './tenants/members/leave-all.service';
import { findMembersAmong } from './tenants/members/members-among';
import { forgetReader } from './tenants/notifications/notification.service';
import { notifyOfOperation } from './tenants/notify-of-operation';
import { announceOperation } from './tenants/operations/announce';
import { createEngine } from './tenants/operations/engine';
import { createTenantRoleOf } from './tenants/tenant-role-of';

/** What the service is made of; `buildApp(dependencies)` is the only seam, for tests as for the start. */
export type Dependencies = BackOfficeDependencies;

/** What has to be opened or chosen before the rest can be put together. */
export type Ground = Pick<
  Dependencies,
  'settings' | 'log' | 'clock' | 'database' | 'databaseClient' | 'jobs' | 'secretKeys'
>;

/** Gives each room its dependencies, as the settings say; `replaced` are those a test brings along. */
export function createDependencies(ground: Ground, replaced: Partial<Dependencies> = {}): Dependencies {
  const given = { ...ground, ...replaced };
  const adapters = { ...createAdapters(given), ...given };
  const hooks = createHooks(() => dependencies);
  const base = { ...adapters, ...hooks, ...replaced };
  const realtime = replaced.realtime ?? createSocketRealtime(base);
  const plans = replaced.plans ?? createPlans({ ...base, realtime });
  const engine =
    replaced.engine ??
    createEngine(
      {
        ...base,
        announce: (operationId) => announceOperation({ ...base, realtime }, operationId),
        ended: (tx, operation, outcome, at) => notifyOfOperation(tx, base, operation, outcome, at),
      },
      plans,
    );
  const dependencies: Dependencies = { ...base, realtime, plans, engine };
  return dependencies;
}

/** The implementations that the settings choose. */
function createAdapters({ settings, database, clock, secretKeys }: Ground) {
  return {
    sessions: createSessions(database, settings),
    rateCounters: createRateCounters(database, settings.limits),
    mailer: createMailer(settings),
    files: createDataFolderFiles(join(settings.dataDir, 'files')),
    connections: createConnections(createAddressPolicy(settings)),
    exports: createExports({ database, clock }),
    provisioner: createLocalProvisioner(database, secretKeys),
    fiscalAuthority: configuredAuthority(settings, clock),
    gateways: createGateways(database, settings, clock),
    testSlots: createTestSlots(),
    failpoint: settings.failpoint === null ? noFailpoint : dyingAt(settings.failpoint),
  };
}

/** What an earlier room asks of a later one, by the interfaces of the earlier. */
function createHooks(dependencies: () => Dependencies) {
  return {
    tenantRoleOf: (userId, id) => createTenantRoleOf(dependencies().database)(userId, id),
    printAttachment: (id) => printKeptInvoice(dependencies().database)(id),
    findMembersAmong: (tenantId, userIds) => findMembersAmong(dependencies().database, tenantId, userIds),
    findTrial: (userId, now) => findTrialOfUser(dependencies().database, userId, now),
    memberships: {
      leaveAll: (tx, userId, caller, at) => leaveAllTenants(tx, dependencies(), userId, caller, at),
      forget: forgetReader,
      announce: async (tenantIds) => {
        for (const tenantId of tenantIds) await announceTenant(dependencies(), tenantId);
      },
    },
    recordSources: { readSetup, prefillSetup, readVatCheck, findTrialEnds },
    draftRemoval: {
      hasCredit: async (tx, tenantId) => (await findCredit(tx, tenantId)) > 0,
      hasMoney,
      deleteRows: async (tx, tenantId) => {
        await removeSubscription(tx, tenantId);
        await deleteSections(tx, tenantId);
      },
    },
    deliverSettings: (tx, tenantId) => dependencies().jobs.enqueue(tx, configureJob, { tenant_id: tenantId }),
    companyPolicy: {
      problems: companyProblems,
      saved: (tx, { tenantId, userId, before, sent }) =>
        askWhereReturned(tx, dependencies(), { tenantId, userId, before, after: sent }),
    },
    usageOf: (tenantId) => dependencies().provisioner.usage(tenantId),
    startCreation: (tx, draft, userId) => startDraft(tx, dependencies(), { userId, plan: 'paid', caller: null }, draft),
  } satisfies Partial<Dependencies>;
}

function createMailer({ smtpUrl, mailFrom }: Settings): Mailer {
  return smtpUrl === null ? keptMail : createSmtpMailer({ url: smtpUrl, from: mailFrom });
}
