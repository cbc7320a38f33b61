/** Ends the browser's current task: what was pressed or must be painted comes before what is left of a long start. */
export const letOthersRun = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
