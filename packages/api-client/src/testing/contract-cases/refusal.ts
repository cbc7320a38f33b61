import assert from 'node:assert/strict';
import { isApiError, isValidationError } from '../../http/error-guards';
import type { ApiError, ValidationError } from '../../http/api-error';

/** What a call was refused with; it must be refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(isApiError(error), `Not refused by the service: ${String(error)}`);
  return error;
}

/** The fields for which a call was refused, in the order of the alphabet. */
export async function refusedFields(call: Promise<unknown>): Promise<readonly string[]> {
  const error = await refusalOf(call);
  assert.ok(isValidationError(error), `Refused for another reason: ${error.name}`);
  return fieldsOf(error);
}

const fieldsOf = ({ fields }: ValidationError) => Object.keys(fields).toSorted();
