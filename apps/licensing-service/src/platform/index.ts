export { type AuditEntry, findAuditEntries, writeAudit } from './audit/audit';
export { auditEntries, auditPeople } from './audit/audit.table';
export { erasePersonalValues } from './audit/erase-personal-values';
export { fieldName } from './audit/recorded-changes';
export { type Clock, systemClock } from './clock';
export { collectGarbage } from './collect-garbage';
export { createAddressPolicy } from './connections/address-policy';
export { ConnectionFailed } from './connections/connection-failed';
export { type Connections, createConnections, type Place } from './connections/connections';
export { startTls, tlsFailureReason } from './connections/start-tls';
export { ConversionFailed, type ConversionProblem } from './conversion/conversion-failed';
export { conversionMessages } from './conversion/conversion-messages';
export { createDocxToPdf } from './conversion/create-docx-to-pdf';
export type { ConversionWarning, ConvertedPdf, DocxToPdf } from './conversion/docx-to-pdf';
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
export type { PagePlace } from './drawing/drawing-task';
export { PdfRefused, type PdfRefusal } from './drawing/pdf-refused';
export { placePicture } from './drawing/place-picture';
export { writeStrokes } from './drawing/write-strokes';
export { dayMs, hourMs } from './durations';
export { killAt, type Failpoint, noFailpoint } from './failpoint';
export { describeDocxFinding } from './documents/describe-docx-finding';
export type { DocxFinding, DocxProblem } from './documents/docx-finding';
export { docxMessages } from './documents/docx-messages';
export { findDocxProblem } from './documents/find-docx-problem';
export { mergeDocx, readDocxTags, TagsRefused } from './documents/merge/merge-docx';
export type { DocxTag, MergeValues, TagPlace, TagProblem } from './documents/merge/merge-values';
export { inspectDocx } from './documents/inspect-docx';
export { createDataFolderFiles } from './files/data-folder-files';
export { createFiles } from './files/create-files';
export { deleteFilesJob } from './files/delete-files.job';
export { deleteOrphanedFilesJob } from './files/delete-orphaned-files.job';
export type { FileHolder } from './files/file-holder';
export type { FileStore } from './files/file-store';
export { FileTooLarge } from './files/file-too-large';
export { FileUnreadable } from './files/file-unreadable';
export { openStoredFile, readStoredFile } from './files/read-stored-file';
export { storeAndRecord } from './files/store-and-record';
export { reportMissingFilesJob } from './files/report-missing-files.job';
export { checkBucket } from './files/s3/check-bucket';
export { deleteAbandonedUploads, type ReceivedFile, receiveToDisk } from './files/receive-to-disk';
export { uploadFolder } from './files/upload-folder';
export { withFailpoint } from './files/with-failpoint';
export { createClamdScan, noVirusScan, type VirusScan } from './files/virus-scan';
export { auditUnreadableContent } from './http/audit-unreadable-content';
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
  Unavailable,
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
export { cardStyle } from './http/pages/card-style';
export { pageFonts } from './http/pages/page-fonts';
export { pagePolicy } from './http/pages/page-policy';
export { portalFiles } from './http/portal/portal-files';
export { fieldMessage, problems, sendMalformedUrl } from './http/problems';
export type { RateCounters } from './http/rate-counters';
export { rejectMalformedText } from './http/reject-malformed-text';
export { type Call, davBase, fileRoute, pictureRoute, type RegisteredRoute, registerRoute, route } from './http/route';
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
export { createShares } from './create-shares';
export { createLog, describeError, type Log } from './log';
export { findFailedMail, listSentMail } from './mail/mail.repository';
export { type Letter, writeLetter } from './mail/letter';
export { type Mail, writeMail } from './mail/mail';
export { findMailDeliveries, type MailDelivery } from './mail/mail-delivery';
export { mailHolder } from './mail/mail-holder';
export { outboxMailer, type MailAttachment, type Mailer, type MailListener, type PrintAttachment } from './mail/mailer';
export type { MailTemplate, MailValues } from './mail/render-mail';
export { createSmtpMailer } from './mail/smtp-mailer';
export { packageFolder } from './package-folder';
export { formatIsoDay } from './pdf/format-iso-day';
export { documentStyle, documentStyles, tableLayout } from './pdf/document-style';
export { findTextPlaces } from './pdf/find-text-places';
export type { TextPlace } from './pdf/text-places';
export { printPdf } from './pdf/print-pdf';
export { readPdfText } from './pdf/read-pdf-text';
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
export { seal, unseal } from './secrets/envelope';
export { EnvelopeError } from './secrets/envelope-error';
export { verifyHash, hashPassword } from './secrets/password-hash';
export { readEnvironment } from './settings/environment';
export type { GatewaySettings, GatewayValues, GatewayVariables, ValuesOf } from './settings/gateway-settings';
export { saveSecretKeys, loadSecretKeys, makeSecretKey } from './settings/secret-keys';
export { missingSellerSettings, sampleSeller } from './settings/seller-settings';
export type { InvoiceNumbering, Seller } from './settings/seller';
export type { RateLimits, SecretKey, Settings } from './settings/settings';
export { certificateMessages } from './signing/certificate-messages';
export { checkSignedRevision } from './signing/check-signed-revision';
export { createTimeStampAuthority } from './signing/create-time-stamp-authority';
export type { Pkcs12Content, Pkcs12Refusal } from './signing/pkcs12/pkcs12-file';
export { readPkcs12 } from './signing/pkcs12/read-pkcs12';
export { type CertificateRefusal, readSigningCertificate } from './signing/read-signing-certificate';
export { readSignatures } from './signing/read-signatures';
export { type PdfSignature, signPdf } from './signing/sign-pdf';
export type {
  SignatureReport,
  SignatureState,
  SignedRevision,
  SignedRevisionProblem,
  StatedSignature,
} from './signing/signature-report';
export { type TimeStampAuthority, TimeStampUnavailable } from './signing/time-stamp-authority';
export { endOfLocalDay, localDay, localTime, slovenianZone, startOfLocalDay } from './slovenian-time';
export { StartupError } from './startup-error';
export { openTable, TableRefused } from './tables/open-table';
export type { TableHead, TableRow } from './tables/table-file';
export { maximumTableRows } from './tables/table-file';
export { findText, textOf } from './texts/text-of';
export { type ErrorCode, type FieldMessage, fillText, type Language, texts } from './texts/texts';
export { type Refusal, refusalOfStatus } from './vendor-calls/refusal';
export { isRecord, jsonOf } from './vendor-calls/json-of';
export { envelopeOf, readDescription, textIn } from './vendor-calls/soap';
export {
  callVendor,
  type VendorAnswer,
  type VendorCall,
  vendorLimits,
  type VendorProgress,
} from './vendor-calls/vendor-call';
export { VendorFailure, type VendorFailureReason } from './vendor-calls/vendor-failure';
export type { DavFile, DavLock, DavResource } from './webdav/dav-resource';
export { davRoutes } from './webdav/dav-routes';
export { platformRoutes } from './routes';
export { platformJobs } from './jobs';
export { creditorReference } from './upn-qr/creditor-reference';
export { isLatin2 } from './upn-qr/iso-8859-2';
export type { UpnOrder, UpnParty } from './upn-qr/upn-order';
export { partyMaximum, purposeMaximum, upnProblems } from './upn-qr/upn-problems';
export { upnQr, upnQrText } from './upn-qr/upn-qr';
