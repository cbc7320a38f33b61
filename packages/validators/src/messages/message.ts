/** What a `check…` function answers when it refuses, as far as a message tells of it. */
export interface Refusal<Reason extends string> {
  readonly reason: Reason;
  readonly expectedLengths?: readonly number[];
}

/** The message of a refusal: the key of a text and, after a question mark, its values. */
export type MessageOf<Reason extends string, Options> = (refusal: Refusal<Reason>, options: Options) => string;

/** For what is missing altogether. */
export const requiredMessage = 'validation.required';

export function isMissing(reason: string): reason is 'type' | 'empty' {
  return reason === 'type' || reason === 'empty';
}
