interface Runner<Input, Output> {
  readonly run: (input: Input, signal: AbortSignal) => Promise<Output>;
  readonly onDone: (output: Output, input: Input) => void;
  readonly onFailed: (error: unknown, input: Input) => void;
}

export interface LatestOnly<Input> {
  readonly ask: (input: Input) => void;
  readonly stop: () => void;
}

/** Runs one call at a time. While one runs, only the newest request waits; the answer of an older one is dropped. */
export function latestOnly<Input, Output>({ run, onDone, onFailed }: Runner<Input, Output>): LatestOnly<Input> {
  const leaving = new AbortController();
  let running = false;
  let waiting: { readonly input: Input } | undefined;

  async function start(input: Input): Promise<void> {
    running = true;
    try {
      const output = await run(input, leaving.signal);
      if (waiting === undefined && !leaving.signal.aborted) onDone(output, input);
    } catch (error) {
      if (waiting === undefined && !leaving.signal.aborted) onFailed(error, input);
    }
    running = false;
    const next = waiting;
    waiting = undefined;
    if (next !== undefined && !leaving.signal.aborted) void start(next.input);
  }

  return {
    ask: (input) => {
      if (running) waiting = { input };
      else void start(input);
    },
    stop: () => leaving.abort(),
  };
}
