import type { FormObject } from '@atrium/api-client/contract';
import type { StubAnswers } from '@atrium/api-client/testing/stub';

/** Lets another user save a section just before its first save: with these changes of what is sent. */
export function savedByAnotherUser(
  answers: StubAnswers,
  route: string,
  change: (body: FormObject) => FormObject,
): StubAnswers {
  const save = answers[route];
  if (typeof save !== 'function') throw new Error(`${route} does not save.`);
  let isFirst = true;
  return {
    ...answers,
    [route]: (call) => {
      if (isFirst) save({ ...call, body: change(call.body) });
      isFirst = false;
      return save(call);
    },
  };
}
