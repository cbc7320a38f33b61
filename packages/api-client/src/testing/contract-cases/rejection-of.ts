import assert from 'node:assert/strict';
import { isApiError, isValidationError } from '../../http/error-guards';
import type { ApiError, ValidationError } from '../../http/api-error';

/** Returns the error of a call; throws if the call succeeds. */
export async function rejectionOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(isApiError(error), `Not refused by the service: ${String(error)}`);
  return error;
}

/** The rejected fields of a call, in alphabetical order. */
export async function rejectedFields(call: Promise<unknown>): Promise<readonly string[]> {
  const error = await rejectionOf(call);
  assert.ok(isValidationError(error), `Refused for another reason: ${error.name}`);
  return fieldsOf(error);
}

const fieldsOf = ({ fields }: ValidationError) => Object.keys(fields).toSorted();
