export { type AuditEntry, findAuditEntries, writeAudit } from './audit/audit';
export { auditEntries, auditPeople } from './audit/audit.table';
export { erasePersonalValues } from './audit/erase-personal-values';
export { fieldName } from './audit/recorded-changes';
export { type Clock, systemClock } from './clock';
export { createAddressPolicy } from './connections/address-policy';
export { ConnectionFailed } from './connections/connection-failed';
export { type Connections, createConnections, type Place } from './connections/connections';
export { startTls, tlsFailureReason } from './connections/start-tls';
export { instant } from './database/columns';
export { isPglite, type OpenDatabase } from './database/database-client';
export type { Database, DatabaseHandle, Transaction } from './database/database';
export { fullDiskErrorOf } from './database/folder-errors';
export { lockFolder } from './database/folder-lock';
export { listCounts } from './database/list-counts.table';
export { openDatabase } from './database/open-database';
export { asService, inScope, type Scope, type Transact } from './database/scope';
export { constraintOf, sqlStateOf } from './database/sql-state';
export { isUuid, v7 } from './database/uuid';
export { daysLeft } from './days-left';
export type { PlatformDependencies } from './dependencies';
export { killAt, type Failpoint, noFailpoint } from './failpoint';
export { findDocxProblem } from './documents/find-docx-problem';
export { createDataFolderFiles } from './files/data-folder-files';
export { deleteFilesJob } from './files/delete-files.job';
export type { FileStore } from './files/file-store';
export { deleteAbandonedUploads, type ReceivedFile, receiveToDisk } from './files/receive-to-disk';
export { uploadFolder } from './files/upload-folder';
export { createClamdScan, noVirusScan, type VirusScan } from './files/virus-scan';
export { auditUnreadableSecrets } from './http/audit-unreadable-secrets';
export type { Caller, SessionUser } from './http/caller';
export { compileOnFirstUse } from './http/compile-on-first-use';
export { crossOrigin } from './http/cross-origin';
export { enforceAccess } from './http/enforce-access';
export {
  Conflict,
  DomainError,
  type FieldProblem,
  type FieldProblems,
  Forbidden,
  InvalidInput,
  NotFound,
  Stale,
  throwIfInvalid,
  TooManyRequests,
  Unauthenticated,
} from './http/errors';
export { toFieldProblems } from './http/field-checks';
export { formBodies } from './http/form-bodies';
export { escapeHtml } from './http/html';
export { idempotentRoute, type Remember } from './http/idempotent-route';
export { identifyCaller } from './http/identify-caller';
export { languageOf, pageLanguageOf } from './http/language';
export { rateLimiting } from './http/rate-limiting';
export { createOpenRequests, type OpenRequests } from './http/open-requests';
export { requestLog } from './http/request-log';
export { hasPermission } from './http/has-permission';
export { notFoundHandler } from './http/not-found';
export { openapiRoutes } from './http/openapi/openapi-routes';
export { cardPage } from './http/pages/card-page';
export { pageFonts } from './http/pages/page-fonts';
export { pageStyle } from './http/pages/page-style';
export { portalFiles } from './http/portal/portal-files';
export { fieldMessage, problems, sendMalformedUrl } from './http/problems';
export type { RateCounters } from './http/rate-counters';
export { rejectMalformedText } from './http/reject-malformed-text';
export { type Call, fileRoute, pictureRoute, type RegisteredRoute, registerRoute, route } from './http/route';
export { sameOrigin } from './http/same-origin';
export { headersFor, securityHeaders } from './http/security-headers';
export { clearSessionCookie, replaceSession } from './http/session-cookie';
export type { Sessions } from './http/sessions';
export { reaches, type TenantRoleOf } from './http/tenant-access';
export { tenantScope } from './http/tenant-scope';
export {
  acceptUploads,
  type FileReceiver,
  receiverRoute,
  type UploadedFile,
  uploadFileRoute,
  uploadRoute,
  uploadWorkRoute,
} from './http/upload-route';
export type { ReportProgress } from './http/respond-with-progress';
export { validation } from './http/validation';
export { disconnectSignal } from './http/disconnect-signal';
export { ImageRefused } from './images/image-refused';
export type { EncodedImage, ImageRefusal, Square } from './images/decoder-task';
export { type ImageKind } from './images/image-header';
export { imageMessages } from './images/image-messages';
export { makePagePictures, makeSquare, makeThumbnails } from './images/images';
export { readImageFileHeader } from './images/read-image-file-header';
export { deleteAnswersAbout, deleteIdempotencyKeysOf } from './idempotency/idempotency-key.repository';
export { defineJob, type Job, type JobContext, type JobQueue } from './jobs/job';
export { openPgBossJobs } from './jobs/pg-boss-jobs';
export { settleEach } from './jobs/settle-each';
export { createConcurrencyLimit } from './limit-concurrency';
export { createLog, describeError, type Log } from './log';
export { findFailedMail, listSentMail } from './mail/mail.repository';
export { type Mail, writeMail } from './mail/mail';
export { outboxMailer, type MailAttachment, type Mailer, type PrintAttachment } from './mail/mailer';
export type { MailTemplate, MailValues } from './mail/render-mail';
export { createSmtpMailer } from './mail/smtp-mailer';
export { packageFolder } from './package-folder';
export { formatIsoDay } from './pdf/format-iso-day';
export { documentStyle, documentStyles, tableLayout } from './pdf/document-style';
export { printPdf } from './pdf/print-pdf';
export { portalPaths } from './portal-paths';
export {
  publishAccessChange,
  publishAccountChange,
  publishRecordChange,
  recordPublisher,
} from './realtime/publish-record-change';
export { serveRealtime } from './realtime/serve-realtime';
export { createSocketRealtime } from './realtime/socket-realtime';
export { makeReference } from './reference';
export { EnvelopeError, seal, unseal } from './secrets/envelope';
export { verifyHash, hashPassword } from './secrets/password-hash';
export { readEnvironment } from './settings/environment';
export type { GatewaySettings, GatewayValues, GatewayVariables, ValuesOf } from './settings/gateway-settings';
export { saveSecretKeys, loadSecretKeys, makeSecretKey } from './settings/secret-keys';
export { missingSellerSettings, sampleSeller } from './settings/seller-settings';
export type { InvoiceNumbering, Seller } from './settings/seller';
export type { RateLimits, SecretKey, Settings } from './settings/settings';
export { endOfLocalDay, localDay, localTime, slovenianZone, startOfLocalDay } from './slovenian-time';
export { StartupError } from './startup-error';
export { openTable, TableRefused } from './tables/open-table';
export type { TableHead, TableRow } from './tables/table-file';
export { maximumTableRows } from './tables/table-file';
export { findText, textOf } from './texts/text-of';
export { type ErrorCode, type FieldMessage, fillText, type Language, texts } from './texts/texts';
export { isRecord, jsonOf, type Refusal, refusalOfStatus } from './vendor-calls/refusal';
export { envelopeOf, readDescription, textIn } from './vendor-calls/soap';
export {
  callVendor,
  type VendorAnswer,
  type VendorCall,
  vendorLimits,
  type VendorProgress,
} from './vendor-calls/vendor-call';
export { VendorFailure, type VendorFailureReason } from './vendor-calls/vendor-failure';
export { platformRoutes } from './routes';
export { platformJobs } from './jobs';
