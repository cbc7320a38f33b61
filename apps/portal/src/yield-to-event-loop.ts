/** Ends the browser's current task, so that input and painting come before the rest of a long start. */
export const yieldToEventLoop = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
