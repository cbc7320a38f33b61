export { defineEndpoint } from './endpoint';
export type {
  Access,
  AnswerOf,
  BodyOf,
  Csrf,
  Endpoint,
  EndpointDefinition,
  EndpointPolicy,
  WorkProgress,
  CallShape,
  HttpMethod,
  ParamsOf,
  QueryOf,
  RateLimit,
  ShapeOf,
  TenantRole,
} from './endpoint';
export type { FormObject, FormValue } from './form/decode-form';
export { encodeForm } from './form/encode-form';
export type { Problem } from './problem.schema';
export type { AvatarInput } from './auth/avatar.schema';
export type { CurrentUser } from './auth/current-user.schema';
export type { CspReport } from './csp-reports/csp-report.schema';
export type { Config } from './config/config.schema';
export type { OutboxMessage } from './outbox/outbox.schema';
export type { ListFilter, ListQuery } from './list/list.schema';
export { listQuery, type SortTerm, type TypedListQuery } from './list/list-query';
export type { ExportInput } from './resources/export.schema';
export type { ReferenceGroup } from './resources/reference.schema';
export type { OptionsInput, SelectOption } from './options/option.schema';
export type { PriceList, PriceListVersion } from './price-list/price-list.schema';
export type { TestCard } from './gateways/sandbox/sandbox-card.schema';
export type { GatewayName } from './gateways/gateway-name.schema';
export type { Selection } from './billing/plan.schema';
export type { Quote } from './billing/quote.schema';
export type { CardSetUp, PaymentMethod, PaymentMethods } from './billing/payment-method.schema';
export type { Payment } from './billing/payment.schema';
export type { Billing, Subscription } from './billing/billing.schema';
export type { SearchResult, SearchResults } from './search/search.schema';
export type { SubscriptionSummary } from './subscriptions/subscription.schema';
export type {
  Codelist,
  CodelistOption,
  CodelistSummary,
  CodelistsBySlug,
  CountedCodelistOption,
} from './codelists/codelist.schema';
export type { ActivityChange, ActivityEntry } from './activity/activity.schema';
export type { ActivityAction, ActivityModule, ActivitySubject } from './activity/activity-actions';
export type { FirstSteps, InvoicedMonths, OverviewAttention, OverviewFigures } from './overview/overview.schema';
export type { Customer, CustomerSummary, CustomerVatCheck, FoundCompany } from './customers/customer.schema';
export type { CustomerContact, CustomerContactInput } from './customers/customer-contact.schema';
export type { CustomerImportCheck, CustomerImportRow } from './customers/customer-import.schema';
export type { Media, MediaCollection, MediaFile, MediaSummary } from './media/media.schema';
export type { PermissionModule, Role, RoleSummary } from './roles/role.schema';
export type { RoleCandidate, RoleMember } from './roles/role-member.schema';
export type {
  Anonymisation,
  GrantedRole,
  User,
  UserBlock,
  UserRole,
  UserSummary,
  UserTenant,
} from './users/user.schema';
export type { Field, Fields, FieldType } from './resources/field';
export { defineFields } from './resources/field';
export type { Part, PartOf } from './resources/field-part';
export type { Resource, ResourceAccess, ResourceColumn, ResourceDefinition } from './resources/resource';
export { accessByPermission, defaultPerPage, defineResource } from './resources/resource';
export { spreadsheetMediaType } from './resources/resource.endpoint';
export type { Operation, OperationKind, OperationState, OperationStep } from './operations/operation.schema';
export type { OpenDraft, Tenant, TenantSummary, TenantState } from './tenants/tenant.schema';
export type { VatCheck } from './tenants/vat-check.schema';
export type { SecretState, SectionName } from './tenants/sections/section.schema';
export type { ApplicationDraft, ApplicationInput } from './tenants/sections/application.schema';
export type { CourierName, CourierSecret, TestedCourier } from './tenants/sections/couriers/couriers';
export type { CouriersDraft, CouriersInput } from './tenants/sections/couriers/couriers.schema';
export type { Sender } from './tenants/sections/couriers/sender.schema';
export type { FiscalizationDraft } from './tenants/sections/fiscalization.schema';
export type { Certificate } from './fiscalization/certificate.schema';
export type { Premise, PremiseInput, PremiseType } from './fiscalization/premise.schema';
export type { Registration } from './fiscalization/registration.schema';
export type { Device, DeviceInput } from './fiscalization/device.schema';
export { isNewsletterKey } from './tenants/sections/newsletter-key';
export type { NewsletterProvider, PluginsDraft, PluginsInput } from './tenants/sections/plugins.schema';
export type { DataProviderDraft, DataProviderInput } from './tenants/sections/data-provider.schema';
export type {
  ConnectionName,
  ConnectionReason,
  ConnectionStage,
  ConnectionTest,
  StageResult,
} from './connections/connection-test.schema';
export type { SubscriptionDraft } from './tenants/sections/subscription.schema';
export type { Session } from './sessions/session.schema';
export type { Member, Members } from './members/member.schema';
export type { Invitation, OpenedInvitation } from './invitations/invitation.schema';
export type { InvitableRole, UserInvitation } from './user-invitations/user-invitation.schema';
export type { Notification, NotificationKind } from './notifications/notification.schema';
export type { NotificationData } from './notifications/notification-data';
export type { ServerEvents } from './realtime-event';
export { realtimePath } from './realtime-event';
export {
  activateEndpoint,
  changePasswordEndpoint,
  closeAccountEndpoint,
  confirmEmailEndpoint,
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  resendActivationEndpoint,
  signupEndpoint,
  updateUserEndpoint,
} from './auth/auth.endpoint';
export type { KeptSignature } from './documents/kept-signature.schema';
export {
  deleteKeptSignatureEndpoint,
  keepSignatureEndpoint,
  readKeptSignatureEndpoint,
} from './documents/kept-signature.endpoint';
export { avatarEndpoint, removeAvatarEndpoint, restoreAvatarEndpoint, setAvatarEndpoint } from './auth/avatar.endpoint';
export {
  avatarKindOf,
  avatarPixels,
  maximumAvatarBytes,
  maximumPicturePixels,
  type PictureKind,
} from './auth/avatar-limits';
export {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  endUserSessionsEndpoint,
  listSessionsEndpoint,
} from './sessions/session.endpoint';
export {
  listMembersEndpoint,
  removeMemberEndpoint,
  transferTenantEndpoint,
  updateMemberEndpoint,
} from './members/member.endpoint';
export {
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  openInvitationEndpoint,
  resendInvitationEndpoint,
  revokeInvitationEndpoint,
  signUpByInvitationEndpoint,
} from './invitations/invitation.endpoint';
export {
  exportUserInvitationsEndpoint,
  inviteUsersEndpoint,
  listInvitableRolesEndpoint,
  listUserInvitationsEndpoint,
  resendUserInvitationEndpoint,
  restoreUserInvitationEndpoint,
  withdrawUserInvitationEndpoint,
} from './user-invitations/user-invitation.endpoint';
export { userInvitationsResource } from './user-invitations/user-invitation.resource';
export {
  listNotificationsEndpoint,
  readNotificationEndpoint,
  readNotificationsEndpoint,
} from './notifications/notification.endpoint';
export {
  findResetEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
} from './forgot-password/forgot-password.endpoint';
export {
  activateTenantEndpoint,
  checkVatNumberEndpoint,
  closeTenantEndpoint,
  createDraftEndpoint,
  deactivateTenantEndpoint,
  discardDraftEndpoint,
  duplicateTenantEndpoint,
  exportTenantsEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  startTenantEndpoint,
  updateCrmEndpoint,
  urlNameEndpoint,
} from './tenants/tenant.endpoint';
export {
  saveApplicationEndpoint,
  saveCouriersEndpoint,
  saveFiscalizationEndpoint,
  savePluginsEndpoint,
  saveDataProviderEndpoint,
  saveSubscriptionEndpoint,
} from './tenants/sections/section.endpoint';
export { createPremiseEndpoint, deletePremiseEndpoint, updatePremiseEndpoint } from './fiscalization/premise.endpoint';
export { registerPremisesEndpoint } from './fiscalization/registration.endpoint';
export { downloadActEndpoint } from './fiscalization/act.endpoint';
export { deleteCertificateEndpoint, uploadCertificateEndpoint } from './fiscalization/certificate.endpoint';
export { createDeviceEndpoint, deleteDeviceEndpoint, updateDeviceEndpoint } from './fiscalization/device.endpoint';
export { testMailboxEndpoint, testNewsletterEndpoint } from './connections/account-tests.endpoint';
export { requestVpnEndpoint, testDataProviderEndpoint } from './connections/data-provider.endpoint';
export { cancelOperationEndpoint, operationEndpoint, retryOperationEndpoint } from './operations/operation.endpoint';
export { createCspReportEndpoint } from './csp-reports/csp-report.endpoint';
export { configEndpoint } from './config/config.endpoint';
export { outboxEndpoint } from './outbox/outbox.endpoint';
export { liveEndpoint, readyEndpoint } from './health/health.endpoint';
export { tenantsResource } from './tenants/tenant.resource';
export { optionsEndpoint } from './options/option.endpoint';
export { type CodelistValue, codelistValues } from './codelists/codelist-value';
export { rolesResource } from './roles/role.resource';
export { roleCandidateList, roleMemberList } from './roles/role-member-list';
export { allPermissions, impliedPermission, permissionModules, withImplied } from './roles/permissions';
export {
  addRoleMembersEndpoint,
  listRoleCandidatesEndpoint,
  listRoleMembersEndpoint,
  removeRoleMemberEndpoint,
} from './roles/role-member.endpoint';
export {
  createRoleEndpoint,
  deleteRoleEndpoint,
  duplicateRoleEndpoint,
  exportRolesEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRolesEndpoint,
  updateRoleEndpoint,
} from './roles/role.endpoint';
export { usersResource } from './users/user.resource';
export {
  addUserRolesEndpoint,
  anonymiseUserEndpoint,
  changeUserEndpoint,
  endUserSessionEndpoint,
  exportUsersEndpoint,
  getUserEndpoint,
  listGrantableRolesEndpoint,
  listUserSessionsEndpoint,
  listUsersEndpoint,
  previewAnonymisationEndpoint,
  removeUserRoleEndpoint,
} from './users/user.endpoint';
export { codelistOptionFields, codelistsResource } from './codelists/codelist.resource';
export {
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  duplicateCodelistEndpoint,
  exportCodelistOptionsEndpoint,
  exportCodelistsEndpoint,
  getCodelistEndpoint,
  listCodelistOptionUsesEndpoint,
  listCodelistsEndpoint,
  orderCodelistOptionsEndpoint,
  readCodelistsEndpoint,
  removeCodelistOptionEndpoint,
  storeCodelistOptionEndpoint,
  updateCodelistEndpoint,
  updateCodelistOptionEndpoint,
} from './codelists/codelist.endpoint';
export {
  getPriceListEndpoint,
  listPriceListVersionsEndpoint,
  updatePriceListEndpoint,
} from './price-list/price-list.endpoint';
export { createSandboxCardEndpoint, listSandboxCardsEndpoint } from './gateways/sandbox/sandbox-card.endpoint';
export { quotePlanEndpoint } from './billing/quote.endpoint';
export {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  listPaymentMethodsEndpoint,
  removePaymentMethodEndpoint,
  setUpPaymentMethodEndpoint,
} from './billing/payment-method.endpoint';
export {
  cancelTransferEndpoint,
  payEndpoint,
  recordTransferEndpoint,
  refreshPaymentEndpoint,
} from './billing/payment.endpoint';
export {
  cancelSubscriptionEndpoint,
  getBillingEndpoint,
  planChangeEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
} from './billing/billing.endpoint';
export { payOutCreditEndpoint } from './billing/credit-payout.endpoint';
export { downloadInvoiceEndpoint } from './billing/invoice.endpoint';
export { subscriptionsResource } from './subscriptions/subscription.resource';
export { exportSubscriptionsEndpoint, listSubscriptionsEndpoint } from './subscriptions/subscription.endpoint';
export { activityActions, activityModuleOf, activityModules, activitySubjects } from './activity/activity-actions';
export { activityPeopleResource, activityResource } from './activity/activity.resource';
export {
  exportActivityEndpoint,
  exportRecordActivityEndpoint,
  listActivityEndpoint,
  listRecordActivityEndpoint,
} from './activity/activity.endpoint';
export {
  firstStepsEndpoint,
  invoicedMonthsEndpoint,
  overviewAttentionEndpoint,
  overviewFiguresEndpoint,
} from './overview/overview.endpoint';
export { searchEndpoint } from './search/search.endpoint';
export { type ImportField, importFields } from './customers/import-fields';
export { shownContact } from './customers/shown-contact';
export { customersResource } from './customers/customer.resource';
export {
  checkCustomerImportEndpoint,
  createCustomerEndpoint,
  deleteCustomerEndpoint,
  duplicateCustomerEndpoint,
  eraseCustomerEndpoint,
  exportCustomerEndpoint,
  exportCustomersEndpoint,
  findCompanyEndpoint,
  getCustomerEndpoint,
  importCustomersEndpoint,
  exportLeftOutEndpoint,
  listCustomersEndpoint,
  updateCustomerEndpoint,
} from './customers/customer.endpoint';
export { mediaResource } from './media/media.resource';
export { maximumMediaBytes, mediaExtensions, type MediaKind, mediaKindOf } from './media/media-limits';
export {
  createMediaEndpoint,
  deleteMediaEndpoint,
  duplicateMediaEndpoint,
  exportMediaEndpoint,
  getMediaEndpoint,
  listMediaEndpoint,
  updateMediaEndpoint,
} from './media/media.endpoint';
export {
  deleteSeveralMediaEndpoint,
  downloadMediaEndpoint,
  listMediaCollectionsEndpoint,
  mediaPreviewEndpoint,
  mediaThumbnailEndpoint,
  replaceMediaFileEndpoint,
  uploadMediaFileEndpoint,
} from './media/media-file.endpoint';

export type {
  DocumentTemplate,
  DocumentTemplateSummary,
  TemplateFile,
  TemplateVersion,
} from './document-templates/document-template.schema';
export type {
  ConversionWarning,
  ItemColumn,
  ItemTable,
  SignaturePlace,
  TagSource,
  TemplateContent,
  TemplateField,
  TemplateMailTexts,
  TemplateTag,
} from './document-templates/template-content.schema';
export {
  createTemplateVersionEndpoint,
  downloadTemplateVersionEndpoint,
  listTemplateVersionsEndpoint,
  restoreTemplateVersionEndpoint,
  saveTemplateFieldsEndpoint,
  saveTemplateMailTextsEndpoint,
  templateSampleEndpoint,
  uploadTemplateFileEndpoint,
} from './document-templates/template-file.endpoint';
export { fillMail, tagsOfMail } from './document-templates/mail-tags';
export { pdfMediaType, wordMediaType } from './document-templates/document-media-types';
export {
  fieldGroup,
  isItemTable,
  isRatesLoop,
  itemColumns,
  knownTagNames,
  knownTags,
  rateColumns,
  sourceOf,
  tableOf,
} from './document-templates/known-tags';
export type { TagGroup } from './document-templates/known-tags';
export type { TemplateFinding, TemplateRefusal } from './document-templates/template-finding';
export { documentTemplatesResource } from './document-templates/document-template.resource';
export {
  createDocumentTemplateEndpoint,
  deleteDocumentTemplateEndpoint,
  duplicateDocumentTemplateEndpoint,
  exportDocumentTemplatesEndpoint,
  getDocumentTemplateEndpoint,
  listDocumentTemplatesEndpoint,
  updateDocumentTemplateEndpoint,
} from './document-templates/document-template.endpoint';

export type { DocumentDetails, DocumentSummary, DocumentVersion } from './documents/document.schema';
export type {
  DocumentContent,
  DocumentDraft,
  DocumentDraftSummary,
  DocumentItem,
  ItemTotals,
} from './documents/document-draft.schema';
export {
  createDocumentDraftEndpoint,
  discardDocumentDraftEndpoint,
  readDocumentContentEndpoint,
  draftPdfEndpoint,
  draftWordEndpoint,
  getDocumentDraftEndpoint,
  listDocumentDraftsEndpoint,
  livePreviewEndpoint,
  updateDocumentDraftEndpoint,
} from './documents/document-draft.endpoint';
export {
  documentPdfEndpoint,
  documentWordEndpoint,
  listDocumentVersionsEndpoint,
  restoreDocumentVersionEndpoint,
  uploadDocumentVersionEndpoint,
} from './documents/document-version.endpoint';
export type { EditProgram, EditSession, OpenedEditSession } from './documents/edit-session.schema';
export {
  askToFinishEndpoint,
  editSessionPdfEndpoint,
  extendEditSessionEndpoint,
  finishEditSessionEndpoint,
  listEditSessionsEndpoint,
  openEditSessionEndpoint,
  saveEditSessionEndpoint,
} from './documents/edit-session.endpoint';
export type { SigningCertificate } from './documents/signing.schema';
export { signDocumentEndpoint, signDraftEndpoint } from './documents/signing.endpoint';
export { checkSigningCertificateEndpoint } from './documents/signing-certificate.endpoint';
export type { DocumentSend } from './documents/document-send.schema';
export {
  documentLetterEndpoint,
  listDocumentSendsEndpoint,
  sendDocumentEndpoint,
} from './documents/document-send.endpoint';
export {
  downloadDraftDrawingEndpoint,
  downloadDrawingEndpoint,
  drawOnDraftEndpoint,
  saveDrawingEndpoint,
} from './documents/drawing.endpoint';
export { customerTexts } from './documents/customer-texts';
export { isPriceable, itemNet, maximumItems, sumItems, sumTables } from './documents/document-item';
export type { PricedItem } from './documents/document-item';
export { documentsResource } from './documents/document.resource';
export {
  createDocumentEndpoint,
  deleteDocumentEndpoint,
  duplicateDocumentEndpoint,
  exportDocumentsEndpoint,
  getDocumentEndpoint,
  listDocumentsEndpoint,
  updateDocumentEndpoint,
} from './documents/document.endpoint';
export {
  type Point,
  type Stroke,
  type StrokeColor,
  strokeColors,
  strokeOptions,
  type StrokePoint,
} from './documents/stroke';
export { strokeLimits } from './documents/stroke-limits';
export { outlineCurves, type OutlineCurve } from './documents/outline-curves';
