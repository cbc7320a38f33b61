import {
  type BackOfficeDependencies,
  documentFileHolders,
  documentMailListener,
  documentReferences,
  mediaFileHolder,
  templateFileHolder,
  templateReferences,
} from './back-office';
import {
  companyProblems,
  createGateways,
  correctSavedCompany,
  awaitsTransfer,
  findCredit,
  findTrialEnds,
  findTrialOfUser,
  hasMoney,
  printStoredInvoice,
  readVatCheck,
  removeSubscription,
} from './billing';
import { avatarHolder, createRateCounters, createSessions } from './identity';
import {
  createAddressPolicy,
  createClamdScan,
  createConnections,
  createFiles,
  createDocxToPdf,
  createOpenRequests,
  createSmtpMailer,
  createSocketRealtime,
  createTimeStampAuthority,
  killAt,
  mailHolder,
  outboxMailer,
  type Mailer,
  noFailpoint,
  noVirusScan,
  type Settings,
  withFailpoint,
} from './platform';
import { configureJob, createLocalProvisioner, createPlans, startDraft } from './provisioning';
import { createExports } from './resource';
import { configuredAuthority, createTestSlots, deleteSections, prefillSetup, readSetup } from './setup';
import {
  countInvitationsOfUser,
  endInvitationsOfUser,
  findMemberships,
  publishOperation,
  publishTenantChange,
  createEngine,
  createTenantRoleOf,
  findMembersAmong,
  findTenantInvitation,
  deleteUserNotifications,
  leaveAllTenants,
  notifyOperationEnded,
} from './tenants';

/** All dependencies of the service. `buildApp(dependencies)` is the only seam, for tests and startup alike. */
export type Dependencies = BackOfficeDependencies;

/** Dependencies that must exist before the others can be created. */
export type Basics = Pick<
  Dependencies,
  'settings' | 'log' | 'clock' | 'database' | 'databaseClient' | 'jobs' | 'secretKeys'
>;

/** Creates the dependencies of every room from the settings. Tests replace some with `replaced`. */
export function createDependencies(basics: Basics, replaced: Partial<Dependencies> = {}): Dependencies {
  const available = { ...basics, ...replaced };
  const adapters = { ...createAdapters(available), ...available };
  const hooks = createHooks(() => dependencies);
  const base = { ...adapters, ...hooks, ...replaced };
  const realtime = replaced.realtime ?? createSocketRealtime(base);
  const plans = replaced.plans ?? createPlans({ ...base, realtime });
  const engine =
    replaced.engine ??
    createEngine(
      {
        ...base,
        publish: (operationId) => publishOperation({ ...base, realtime }, operationId),
        onEnded: (tx, operation, outcome, at) => notifyOperationEnded(tx, base, operation, outcome, at),
      },
      plans,
    );
  const dependencies: Dependencies = { ...base, realtime, plans, engine };
  return dependencies;
}

/** Creates the implementations that the settings select. */
function createAdapters({ settings, database, clock, secretKeys }: Basics) {
  const failpoint = settings.failpoint === null ? noFailpoint : killAt(settings.failpoint);
  return {
    sessions: createSessions(database, settings),
    openRequests: createOpenRequests(),
    rateCounters: createRateCounters(database, settings.limits),
    mailer: createMailer(settings),
    fileHolders: [avatarHolder, mailHolder, mediaFileHolder, ...documentFileHolders, templateFileHolder],
    files: withFailpoint(createFiles(settings), failpoint),

    virusScan: settings.clamd === null ? noVirusScan : createClamdScan(settings.clamd),
    timeStampAuthority: settings.timeStampUrl === null ? null : createTimeStampAuthority(settings.timeStampUrl),
    docxToPdf: createDocxToPdf(settings.converter),
    connections: createConnections(createAddressPolicy(settings)),
    exports: createExports({ database, clock }),
    references: [...documentReferences, ...templateReferences],
    provisioner: createLocalProvisioner(database, secretKeys),
    fiscalAuthority: configuredAuthority(settings, clock),
    gateways: createGateways({ database, settings, clock }),
    testSlots: createTestSlots(),
    failpoint,
  };
}

/** Implements interfaces that earlier rooms declare with functions of later rooms. */
function createHooks(dependencies: () => Dependencies) {
  return {
    tenantRoleOf: (userId, id) => createTenantRoleOf(dependencies().database)(userId, id),
    mailListeners: [documentMailListener(dependencies)],
    printAttachment: (id) => printStoredInvoice(dependencies().database)(id),
    findMembersAmong: (tenantId, userIds) => findMembersAmong(dependencies().database, tenantId, userIds),
    findTrial: (userId, now) => findTrialOfUser(dependencies().database, userId, now),
    memberships: {
      find: findMemberships,
      leaveAll: (tx, leaving) => leaveAllTenants(tx, dependencies(), leaving),
      countInvitations: countInvitationsOfUser,
      endInvitations: endInvitationsOfUser,
      forget: deleteUserNotifications,
      publish: async (tenantIds) => {
        for (const tenantId of tenantIds) await publishTenantChange(dependencies(), tenantId);
      },
    },
    findTenantInvitation: (database, tokenHash) => findTenantInvitation(dependencies(), database, tokenHash),
    recordSources: { readSetup, prefillSetup, readVatCheck, findTrialEnds },
    draftRemoval: {
      hasCredit: async (tx, tenantId) => (await findCredit(tx, tenantId)) > 0,
      awaitsTransfer,
      hasMoney,
      deleteRows: async (tx, tenantId) => {
        await removeSubscription(tx, tenantId);
        await deleteSections(tx, tenantId);
      },
    },
    deliverSettings: (tx, tenantId) => dependencies().jobs.enqueue(tx, configureJob, { tenant_id: tenantId }),
    companyPolicy: {
      problems: companyProblems,
      saved: (tx, change) => correctSavedCompany({ ...dependencies(), tx, now: change.now }, change),
    },
    usageOf: (tenantId) => dependencies().provisioner.usage(tenantId),
    startCreation: (tx, draft, userId) => startDraft(tx, dependencies(), { userId, plan: 'paid', caller: null }, draft),
  } satisfies Partial<Dependencies>;
}

function createMailer({ smtpUrl, mailFrom }: Settings): Mailer {
  return smtpUrl === null ? outboxMailer : createSmtpMailer({ url: smtpUrl, from: mailFrom });
}
