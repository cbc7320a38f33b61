export type { CallOf, EndpointSchema } from './endpoint.schema';
export { problemSchema, validationProblemSchema } from './problem.schema';
export { changesOf, partSchema, propertiesOf } from './resources/field.schema';
export { languageSchema } from './fields.schema';
export { filterSchema, listOf, listQuerySchema } from './list/list.schema';
export { currentUserSchema } from './auth/current-user.schema';
export {
  activateSchema,
  changePasswordSchema,
  closeAccountSchema,
  confirmEmailSchema,
  currentUserCallSchema,
  loginSchema,
  logoutSchema,
  resendActivationSchema,
  signupSchema,
  updateUserSchema,
} from './auth/auth.schema';
export {
  deleteKeptSignatureSchema,
  keepSignatureSchema,
  readKeptSignatureSchema,
} from './documents/kept-signature.schema';
export { avatarSchema, removeAvatarSchema, restoreAvatarSchema, setAvatarSchema } from './auth/avatar.schema';
export {
  endOtherSessionsSchema,
  endSessionSchema,
  endUserSessionsSchema,
  listSessionsSchema,
} from './sessions/session.schema';
export {
  listMembersSchema,
  membersSchema,
  removeMemberSchema,
  transferTenantSchema,
  updateMemberSchema,
} from './members/member.schema';
export {
  acceptInvitationSchema,
  createInvitationSchema,
  invitationSchema,
  openInvitationSchema,
  resendInvitationSchema,
  revokeInvitationSchema,
  signUpByInvitationSchema,
} from './invitations/invitation.schema';
export {
  invitableRoleSchema,
  inviteUsersSchema,
  listInvitableRolesSchema,
  listUserInvitationsSchema,
  resendUserInvitationSchema,
  restoreUserInvitationSchema,
  userInvitationSchema,
  withdrawUserInvitationSchema,
} from './user-invitations/user-invitation.schema';
export {
  listNotificationsSchema,
  notificationDataSchemas,
  notificationSchema,
  readNotificationSchema,
  readNotificationsSchema,
} from './notifications/notification.schema';
export { findResetSchema, requestResetSchema, resetPasswordSchema } from './forgot-password/forgot-password.schema';
export {
  cancelOperationSchema,
  operationCallSchema,
  operationSchema,
  retryOperationSchema,
} from './operations/operation.schema';
export {
  activateTenantSchema,
  createDraftSchema,
  deactivateTenantSchema,
  discardDraftSchema,
  duplicateTenantSchema,
  getTenantSchema,
  listTenantsSchema,
  closeTenantSchema,
  startTenantSchema,
  updateCrmSchema,
  tenantSummarySchema,
  tenantSchema,
  urlNameSchema,
} from './tenants/tenant.schema';
export { checkVatNumberSchema, vatCheckSchema } from './tenants/vat-check.schema';
export {
  applicationDraftSchema,
  applicationInputSchema,
  saveApplicationSchema,
} from './tenants/sections/application.schema';
export {
  couriersDraftSchema,
  couriersInputSchema,
  saveCouriersSchema,
} from './tenants/sections/couriers/couriers.schema';
export { fiscalizationDraftSchema, saveFiscalizationSchema } from './tenants/sections/fiscalization.schema';
export { pluginsDraftSchema, pluginsInputSchema, savePluginsSchema } from './tenants/sections/plugins.schema';
export { dataProviderDraftSchema, saveDataProviderSchema } from './tenants/sections/data-provider.schema';
export { connectionTestSchema } from './connections/connection-test.schema';
export { requestVpnSchema, testDataProviderSchema } from './connections/data-provider.schema';
export { saveSubscriptionSchema, subscriptionDraftSchema } from './tenants/sections/subscription.schema';
export { registerPremisesSchema } from './fiscalization/registration.schema';
export { downloadActSchema } from './fiscalization/act.schema';
export {
  createPremiseSchema,
  deletePremiseSchema,
  premiseInputSchema,
  updatePremiseSchema,
} from './fiscalization/premise.schema';
export { deleteCertificateSchema, uploadCertificateSchema } from './fiscalization/certificate.schema';
export {
  createDeviceSchema,
  deleteDeviceSchema,
  deviceInputSchema,
  updateDeviceSchema,
} from './fiscalization/device.schema';
export { createCspReportSchema } from './csp-reports/csp-report.schema';
export { configCallSchema } from './config/config.schema';
export { outboxSchema } from './outbox/outbox.schema';
export { liveSchema, readySchema } from './health/health.schema';
export { trimmed } from './fields.schema';
export { decodeForm, formLimits } from './form/decode-form';
export { FormError } from './form/form-error';
export type { FormErrorCode } from './form/form-error';
export { coerceInput } from './form/coerce-input';
export { exportInputSchema, exportSchema } from './resources/export.schema';
export { optionsSchema, selectOptionSchema } from './options/option.schema';
export { maxSearchResults, searchSchema, searchResultsSchema } from './search/search.schema';
export {
  addRoleMembersSchema,
  listRoleCandidatesSchema,
  listRoleMembersSchema,
  removeRoleMemberSchema,
  roleCandidateSchema,
  roleMemberSchema,
} from './roles/role-member.schema';
export {
  createRoleSchema,
  deleteRoleSchema,
  duplicateRoleSchema,
  getRoleSchema,
  listPermissionsSchema,
  listRolesSchema,
  roleSchema,
  roleSummarySchema,
  updateRoleSchema,
} from './roles/role.schema';
export {
  codelistOptionSchema,
  codelistSummarySchema,
  codelistSchema,
  codelistsBySlugSchema,
  createCodelistSchema,
  deleteCodelistSchema,
  duplicateCodelistSchema,
  exportCodelistOptionsSchema,
  getCodelistSchema,
  listCodelistOptionUsesSchema,
  listCodelistsSchema,
  orderCodelistOptionsSchema,
  readCodelistsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
  updateCodelistSchema,
} from './codelists/codelist.schema';
export { testMailboxSchema, testNewsletterSchema } from './connections/account-tests.schema';
export { courierTestSchemas } from './tenants/sections/couriers/courier-test.schema';
export {
  getPriceListSchema,
  listPriceListVersionsSchema,
  priceListSchema,
  priceListVersionSchema,
  updatePriceListSchema,
} from './price-list/price-list.schema';
export { createSandboxCardSchema, listSandboxCardsSchema } from './gateways/sandbox/sandbox-card.schema';
export { selectionSchema } from './billing/plan.schema';
export { quotePlanSchema, quoteSchema, vatSchema } from './billing/quote.schema';
export {
  addPaymentMethodSchema,
  chooseDefaultMethodSchema,
  listPaymentMethodsSchema,
  paymentMethodSchema,
  paymentMethodsSchema,
  removePaymentMethodSchema,
  setUpPaymentMethodSchema,
} from './billing/payment-method.schema';
export {
  declineReasonSchema,
  cancelTransferSchema,
  paymentSchema,
  paySchema,
  recordTransferSchema,
  refreshPaymentSchema,
} from './billing/payment.schema';
export {
  billingSchema,
  cancelSubscriptionSchema,
  getBillingSchema,
  planChangeSchema,
  resumeSubscriptionSchema,
  subscriptionSchema,
  undoPlannedChangeSchema,
} from './billing/billing.schema';
export { payOutCreditSchema } from './billing/credit-payout.schema';
export { downloadInvoiceSchema } from './billing/invoice.schema';
export { subscriptionSummarySchema, listSubscriptionsSchema } from './subscriptions/subscription.schema';
export type { BrowserField } from './gateways/browser-settings.schema';
export type { GatewayDeclaration } from './gateways/gateway-declaration';
export { gatewayNames, gateways, gatewaysAmong } from './gateways/gateways';
export { webhookEndpoint } from './gateways/webhook.endpoint';
export {
  activityChangeSchema,
  activityEntrySchema,
  exportRecordActivitySchema,
  listActivitySchema,
  listRecordActivitySchema,
} from './activity/activity.schema';
export {
  attentionKinds,
  firstStepsCallSchema,
  invoicedMonthsCallSchema,
  overviewAttentionCallSchema,
  overviewFiguresCallSchema,
} from './overview/overview.schema';
export {
  createCustomerSchema,
  deleteCustomerSchema,
  duplicateCustomerSchema,
  eraseCustomerSchema,
  exportCustomerSchema,
  findCompanySchema,
  getCustomerSchema,
  listCustomersSchema,
  updateCustomerSchema,
} from './customers/customer.schema';
export {
  checkCustomerImportSchema,
  exportLeftOutSchema,
  importCustomersSchema,
  importPreviewRows,
} from './customers/customer-import.schema';
export {
  createMediaSchema,
  deleteMediaSchema,
  deleteSeveralMediaSchema,
  downloadMediaSchema,
  duplicateMediaSchema,
  getMediaSchema,
  listMediaCollectionsSchema,
  listMediaSchema,
  mediaPreviewSchema,
  mediaThumbnailSchema,
  replaceMediaFileSchema,
  updateMediaSchema,
  uploadMediaFileSchema,
} from './media/media.schema';
export {
  addUserRolesSchema,
  anonymisationSchema,
  anonymiseUserSchema,
  changeUserSchema,
  endUserSessionSchema,
  getUserSchema,
  grantedRoleSchema,
  listGrantableRolesSchema,
  listUserSessionsSchema,
  listUsersSchema,
  previewAnonymisationSchema,
  removeUserRoleSchema,
  userRoleSchema,
  userSchema,
  userSummarySchema,
} from './users/user.schema';

export {
  createDocumentTemplateSchema,
  deleteDocumentTemplateSchema,
  duplicateDocumentTemplateSchema,
  getDocumentTemplateSchema,
  createTemplateVersionSchema,
  downloadTemplateVersionSchema,
  listDocumentTemplatesSchema,
  listTemplateVersionsSchema,
  restoreTemplateVersionSchema,
  saveTemplateFieldsSchema,
  saveTemplateMailTextsSchema,
  templateSampleSchema,
  updateDocumentTemplateSchema,
  uploadTemplateFileSchema,
} from './document-templates/document-template.schema';

export {
  createDocumentSchema,
  deleteDocumentSchema,
  duplicateDocumentSchema,
  getDocumentSchema,
  documentPdfSchema,
  documentWordSchema,
  listDocumentsSchema,
  listDocumentVersionsSchema,
  restoreDocumentVersionSchema,
  uploadDocumentVersionSchema,
  updateDocumentSchema,
} from './documents/document.schema';
export {
  createDocumentDraftSchema,
  discardDocumentDraftSchema,
  draftPdfSchema,
  draftWordSchema,
  getDocumentDraftSchema,
  listDocumentDraftsSchema,
  livePreviewSchema,
  readDocumentContentSchema,
  updateDocumentDraftSchema,
} from './documents/document-draft.schema';
export {
  askToFinishSchema,
  editSessionPdfSchema,
  extendEditSessionSchema,
  finishEditSessionSchema,
  listEditSessionsSchema,
  openEditSessionSchema,
  saveEditSessionSchema,
} from './documents/edit-session.schema';

export {
  downloadDraftDrawingSchema,
  downloadDrawingSchema,
  drawOnDraftSchema,
  saveDrawingSchema,
} from './documents/drawing.schema';
export { documentLetterSchema, listDocumentSendsSchema, sendDocumentSchema } from './documents/document-send.schema';
export { checkSigningCertificateSchema, signDocumentSchema, signDraftSchema } from './documents/signing.schema';
