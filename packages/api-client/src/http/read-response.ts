import {
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  RateLimitError,
  ServerError,
  SessionExpiredError,
  StaleError,
  ValidationError,
  type ApiError,
  type ApiProblem,
} from './api-error';
import { readText } from './read-text';
import { NetworkError } from './transport-error';

const kinds: Readonly<Record<number, typeof ApiError>> = {
  401: SessionExpiredError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: StaleError,
  422: ValidationError,
  429: RateLimitError,
};

const defaultMaxBytes = 10 * 1024 * 1024;

/** Parses a `Retry-After` header, a number of seconds or a date; 0 without one. */
function readRetryAfter(response: Response): number {
  const value = response.headers.get('retry-after') ?? '';
  const seconds = /\D/.test(value) ? (Date.parse(value) - Date.now()) / 1000 : Number(value);
  return Math.max(0, Math.ceil(seconds)) || 0;
}

async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  if (response.status === 204) return null;
  if (!response.headers.get('content-type')?.includes('json')) throw new NetworkError('not_json', response.status);
  const text = await readText(response, maxBytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkError('not_json', response.status, { cause });
  }
}

const isProblem = (value: unknown): value is ApiProblem => value instanceof Object;

/** Reads the response, or throws its error. */
export async function readResponse(response: Response, maxBytes = defaultMaxBytes): Promise<unknown> {
  const value = await readJson(response, maxBytes);
  if (response.ok) return value;
  const Kind = kinds[response.status] ?? ServerError;
  throw new Kind(response.status, isProblem(value) ? value : {}, readRetryAfter(response));
}
