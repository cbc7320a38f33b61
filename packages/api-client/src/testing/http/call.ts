import type * as contract from '../../contract';
import type {
  AnswerOf,
  BodyOf,
  CallShape,
  CurrentUser,
  EndpointDefinition,
  ParamsOf,
  QueryOf,
  ShapeOf,
} from '../../contract';
import type { FakeState } from '../state';

type Contract = typeof contract;

/** Every call of the contract, by the name of its endpoint: `login` for `loginEndpoint`. */
export type Calls = {
  [
    Name in keyof Contract as Name extends `${infer Call}Endpoint`
      ? Contract[Name] extends EndpointDefinition
        ? Call
        : never
      : never
  ]: ShapeOf<Contract[Name]>;
};

/** One request, validated by the schemas of its endpoint. */
export interface FakeCall<S extends CallShape = CallShape> {
  readonly params: ParamsOf<S>;
  readonly query: QueryOf<S>;
  readonly body: BodyOf<S>;
  /** The uploaded file. */
  readonly file: File | undefined;
  /** The text of the uploaded file. */
  readonly fileText?: string | undefined;
  /** Language of the response. */
  readonly language: CurrentUser['language'];
  readonly state: FakeState;
  /** The logged-in user; 401 for a visitor. */
  readonly user: () => CurrentUser;
}

export type Handler<S extends CallShape> = (call: FakeCall<S>) => AnswerOf<S>;

/** Handlers of some calls of the contract. */
export type Handlers = { readonly [Name in keyof Calls]?: Handler<Calls[Name]> };
