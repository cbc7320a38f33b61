/**
 * Keeps answers from overtaking each other: every caller gets the answer to the latest request, and its error if that
 * request fails. Call the returned function with the pending answer of each request.
 */
export function keepLatest<Answer>(): (asked: Promise<Answer>) => Promise<Answer> {
  let latest: Promise<Answer>;
  return async (asked) => {
    latest = asked;
    for (;;) {
      const waitedFor = latest;
      const answer = await waitedFor;
      if (waitedFor === latest) return answer;
    }
  };
}
