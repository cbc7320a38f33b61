/**
 * Keeps answers from overtaking each other: everybody who waits is given the answer to the question asked last.
 * @returns takes the answer to a question when it is asked; rejects as the last one does
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
