/** The part of a rejected verdict that a message needs. */
export interface Rejection<Reason extends string> {
  readonly reason: Reason;
  readonly expectedLengths?: readonly number[];
}

/** Builds the message of a rejected verdict: a text key and, after a question mark, its values. */
export type MessageOf<Reason extends string, Options> = (rejection: Rejection<Reason>, options: Options) => string;

/** The message of an empty required field. */
export const requiredMessage = 'validation.required';

export function isMissing(reason: string): reason is 'type' | 'empty' {
  return reason === 'type' || reason === 'empty';
}
