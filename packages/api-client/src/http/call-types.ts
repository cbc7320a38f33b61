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
import type { NetworkError, TimeoutError } from './transport-error';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value | undefined }
    : { readonly [N in Name]: Value };

/** What a call takes: the parts its endpoint declares, and what any call may be given. */
export type CallOptions<S extends CallShape> = CallControl &
  Part<'params', ParamsOf<S>> &
  Part<'query', QueryOf<S>> &
  Part<'body', BodyOf<S>>;

/**
 * The arguments of a call after its endpoint: none are needed where every part may be left out, and there are none for
 * an endpoint that answers with a file, which `download` is for.
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

/** Errors that any call can give. */
export type CommonError =
  | ForbiddenError
  | NetworkError
  | RateLimitError
  | ServerError
  | SessionExpiredError
  | TimeoutError;

/** The errors a call can give by the contract; `name` tells them apart. */
export type CallError<S extends CallShape> =
  | CommonError
  | Declared<S>
  | ([ParamsOf<S>] extends [undefined] ? never : NotFoundError)
  | ([BodyOf<S> | QueryOf<S>] extends [undefined] ? never : ValidationError);

/** How a call ended: with the answer, or with one of the errors of its contract. */
export type Outcome<S extends CallShape> =
  | { readonly ok: true; readonly answer: AnswerOf<S> }
  | { readonly ok: false; readonly error: CallError<S> };
