import {
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
} from './api-error';
import { NetworkError } from './transport-error';
import { TimeoutError } from './timeout-error';

const guard =
  <E extends Error>(kind: abstract new (...values: never[]) => E) =>
  (error: unknown): error is E =>
    error instanceof kind;

/** Any error response. */
export const isApiError = /* @__PURE__ */ guard(ApiError);
/** 422: invalid input, with messages per field. */
export const isValidationError = /* @__PURE__ */ guard(ValidationError);
/** 401 after a session check. */
export const isSessionExpiredError = /* @__PURE__ */ guard(SessionExpiredError);
/** 403: the caller lacks the permission. */
export const isForbiddenError = /* @__PURE__ */ guard(ForbiddenError);
/** 404: not found. */
export const isNotFoundError = /* @__PURE__ */ guard(NotFoundError);
/** 409: the state does not allow it. */
export const isConflictError = /* @__PURE__ */ guard(ConflictError);
/** 410: no longer valid. */
export const isGoneError = /* @__PURE__ */ guard(GoneError);
/** 412: the record was changed in between. */
export const isStaleError = /* @__PURE__ */ guard(StaleError);
/** 429: too many requests. */
export const isRateLimitError = /* @__PURE__ */ guard(RateLimitError);
/** Any other error response. */
export const isServerError = /* @__PURE__ */ guard(ServerError);
/** No response from the service. */
export const isNetworkError = /* @__PURE__ */ guard(NetworkError);
/** No response within the timeout. */
export const isTimeoutError = /* @__PURE__ */ guard(TimeoutError);
