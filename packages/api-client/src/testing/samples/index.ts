export {
  membersForViewer,
  sampleAdministrator,
  sampleInvitation,
  sampleMember,
  sampleMembers,
  sampleOpenedInvitation,
  samplePassword,
  sampleSession,
  sampleSessions,
  sampleUser,
} from './accounts';
export { administratorActivity, sampleActivity } from './activity';
export { billingWith, draftBilling, openProforma, planBilling, sampleBilling } from './billing';
export { blankRecord } from './blank-record';
export { readOnlyCodelists, sampleCodelists } from './codelists';
export { sampleAccountTest, sampleTest } from './connection-tests';
export {
  closedWithOpenPremise,
  existingWithPremise,
  sampleCertificate,
  sampleDevice,
  sampleDevices,
  samplePremise,
  samplePremises,
  sampleVehicle,
  withFiscalization,
} from './fiscalization';
export { failedOperation, sampleOperation, updateOperation } from './operations';
export { sampleAttention, sampleFigures, sampleFirstSteps, sampleInvoicedMonths } from './overview';
export {
  mastercard,
  sampleMethods,
  samplePayment,
  sampleQuote,
  testCards,
  typedCard,
  visa,
  awaitedTransfer,
  waitingPayment,
} from './payments';
export { draftOf, draftWithPlan, paidDraft, samplePlan } from './plans';
export { sampleOf } from './sample-of';
export {
  draftWithCouriers,
  draftWithDatabase,
  draftWithPlugins,
  existingWithCouriers,
  existingWithDatabase,
  fullDraft,
} from './sections';
export { sampleConfig, samplePriceList, sampleVersions } from './service';
export { sampleSubscriptions, sampleTransfer } from './subscription-rows';
export {
  cancelledSubscription,
  overdueSubscription,
  paidSubscription,
  runningPlan,
  trialSubscription,
  unpaidSubscription,
} from './subscriptions';
export { sampleInvitableRoles, sampleUserInvitation, sampleUserInvitations } from './user-invitations';
export {
  draftId,
  emptyDraft,
  sampleDraft,
  sampleSections,
  sampleTenant,
  sampleTenantRow,
  sampleTenantRows,
  tenantId,
  tooManyDrafts,
} from './tenants';
export {
  sampleGrantedRole,
  sampleGrantedRoles,
  sampleUserRecord,
  sampleUserRole,
  sampleUserRows,
  sampleUserSummary,
} from './users';
