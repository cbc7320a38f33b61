import { accountCases } from './account-cases';
import { accountTestCases } from './account-test-cases';
import { actCases } from './act-cases';
import { activityCases } from './activity-cases';
import { avatarCases } from './avatar-cases';
import { certificateCases } from './certificate-cases';
import { closeAccountCases } from './close-account-cases';
import { codelistCases } from './codelist-cases';
import type { ContractCase } from './contract-case';
import { customerCases } from './customer-cases';
import { dataProviderCases } from './data-provider-cases';
import { documentActCases } from './document-act-cases';
import { documentCases } from './document-cases';
import { documentTemplateCases } from './document-template-cases';
import { editSessionCases } from './edit-session-cases';
import { fiscalCases } from './fiscal-cases';
import { invitationCases } from './invitation-cases';
import { listCases } from './list-cases';
import { mediaCases } from './media-cases';
import { memberCases } from './member-cases';
import { notificationCases } from './notification-cases';
import { overviewCases } from './overview-cases';
import { paymentCases } from './payment-cases';
import { pendingTransferCases } from './pending-transfer-cases';
import { planCases } from './plan-cases';
import { priceListCases } from './price-list-cases';
import { registrationCases } from './registration-cases';
import { resetCases } from './reset-cases';
import { resourceCases } from './resource-cases';
import { roleCases } from './role-cases';
import { sandboxCases } from './sandbox-cases';
import { searchCases } from './search-cases';
import { serviceCases } from './service-cases';
import { sessionCases } from './session-cases';
import { subscriptionCases } from './subscription-cases';
import { tenantCases } from './tenant-cases';
import { userCases } from './user-cases';
import { userInvitationCases } from './user-invitation-cases';

export type { ContractCase, ContractWorld } from './contract-case';

/** The behaviour that the contract requires of every service. */
export const contractCases: readonly ContractCase[] = [
  ...serviceCases,
  ...accountCases,
  ...avatarCases,
  ...resetCases,
  ...sessionCases,
  ...closeAccountCases,
  ...tenantCases,
  ...dataProviderCases,
  ...accountTestCases,
  ...fiscalCases,
  ...actCases,
  ...registrationCases,
  ...certificateCases,
  ...memberCases,
  ...invitationCases,
  ...userInvitationCases,
  ...notificationCases,
  ...listCases,
  ...resourceCases,
  ...codelistCases,
  ...documentCases,
  ...documentActCases,
  ...documentTemplateCases,
  ...editSessionCases,
  ...activityCases,
  ...overviewCases,
  ...searchCases,
  ...roleCases,
  ...customerCases,
  ...mediaCases,
  ...userCases,
  ...priceListCases,
  ...planCases,
  ...paymentCases,
  ...subscriptionCases,
  ...pendingTransferCases,
  ...sandboxCases,
];
