/** Ends the browser's current task: what was pressed or must be painted comes before what is left of a long start. */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
