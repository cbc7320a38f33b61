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
import { NetworkError, TimeoutError } from './transport-error';

const guard =
  <E extends Error>(kind: abstract new (...values: never[]) => E) =>
  (error: unknown): error is E =>
    error instanceof kind;

/** Any answer of the service that is not a success. */
export const isApiError = /* @__PURE__ */ guard(ApiError);
export const isValidationError = /* @__PURE__ */ guard(ValidationError);
export const isSessionExpiredError = /* @__PURE__ */ guard(SessionExpiredError);
export const isForbiddenError = /* @__PURE__ */ guard(ForbiddenError);
export const isNotFoundError = /* @__PURE__ */ guard(NotFoundError);
export const isConflictError = /* @__PURE__ */ guard(ConflictError);
export const isGoneError = /* @__PURE__ */ guard(GoneError);
export const isStaleError = /* @__PURE__ */ guard(StaleError);
export const isRateLimitError = /* @__PURE__ */ guard(RateLimitError);
export const isServerError = /* @__PURE__ */ guard(ServerError);
export const isNetworkError = /* @__PURE__ */ guard(NetworkError);
export const isTimeoutError = /* @__PURE__ */ guard(TimeoutError);
