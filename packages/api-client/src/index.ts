export { createApiClient, type ApiClient, type CallOptions } from './http/api-client';
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
export type { ApiClientOptions, CallControl, CallLog } from './http/client-options';
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
export { NetworkError, TimeoutError } from './http/transport-error';
export { can, type ActionRecord } from './session/can';
