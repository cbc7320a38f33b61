import type { AnswerOf, BodyOf, CallShape, ParamsOf, QueryOf } from '../contract';
import type {
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
import type { CallControl } from './client-options';
import type { NetworkError } from './transport-error';
import type { TimeoutError } from './timeout-error';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value | undefined }
    : { readonly [N in Name]: Value };

/** Options of a call: the parts its endpoint declares, and the options of any call. */
export type CallOptions<S extends CallShape> = CallControl &
  Part<'params', ParamsOf<S>> &
  Part<'query', QueryOf<S>> &
  Part<'body', BodyOf<S>>;

/**
 * Arguments of a call after its endpoint. Optional if every part is optional. Not available for endpoints that return a
 * file; use `download`.
 */
export type CallArguments<S extends CallShape> = [AnswerOf<S>] extends [Blob]
  ? [file: never]
  : Record<never, never> extends CallOptions<S>
    ? [options?: CallOptions<S>]
    : [options: CallOptions<S>];

interface DeclarableErrors {
  readonly 404: NotFoundError;
  readonly 409: ConflictError;
  readonly 410: GoneError;
  readonly 412: StaleError;
}

type Declared<S extends CallShape> = DeclarableErrors[S['error'] & keyof DeclarableErrors];

/** Errors of any call. */
export type CommonError =
  | ForbiddenError
  | NetworkError
  | RateLimitError
  | ServerError
  | SessionExpiredError
  | TimeoutError;

/** Errors of a call by the contract, distinguished by `name`. */
export type CallError<S extends CallShape> =
  | CommonError
  | Declared<S>
  | ([ParamsOf<S>] extends [undefined] ? never : NotFoundError)
  | ([BodyOf<S> | QueryOf<S>] extends [undefined] ? never : ValidationError);

/** Result of a call: the response, or an error of its contract. */
export type Outcome<S extends CallShape> =
  | { readonly ok: true; readonly answer: AnswerOf<S> }
  | { readonly ok: false; readonly error: CallError<S> };
