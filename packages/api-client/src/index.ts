export { createApiClient, type ApiClient } from './http/api-client';
export {
  ApiError,
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  RateLimitError,
  ServerError,
  SessionExpiredError,
  StaleError,
  ValidationError,
  type ApiProblem,
} from './http/api-error';
export { attempt } from './http/attempt';
export type { CallArguments, CallError, CallOptions, CommonError, Outcome } from './http/call-types';
export type {
  ApiClientOptions,
  CallControl,
  CallLog,
  CallParts,
  ClientRequest,
  ClientSession,
  Fetch,
} from './http/client-options';
export {
  isApiError,
  isConflictError,
  isForbiddenError,
  isGoneError,
  isNetworkError,
  isNotFoundError,
  isRateLimitError,
  isServerError,
  isSessionExpiredError,
  isStaleError,
  isTimeoutError,
  isValidationError,
} from './http/error-guards';
export { newIdempotencyKey } from './http/idempotency-key';
export type { Exchange, SentAttempt } from './http/send';
export { NetworkError, type NetworkFailure } from './http/transport-error';
export { TimeoutError } from './http/timeout-error';
export { can, isAdministrator, type ActionRecord } from './session/can';
export { createMemorySession, type MemorySession } from './session/memory-session';
export { download, openDownload, type Download, type DownloadOptions, type OpenDownload } from './files/download';
export type { TransferControl, TransferProgress } from './files/transfer';
export { saveFile } from './files/save-file';
export { upload, type UploadOptions } from './files/upload';
