import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SaveState {
  /** `idle` before the first change; `stale` if another user has saved a newer version. */
  readonly status: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'stale';
  readonly savedAt: string | null;
  readonly error: unknown;
  /** Number of invalid fields in the open form. */
  readonly wrongFields: number;
}

export interface SavedVersion {
  readonly version: number;
  readonly updated_at: string | null;
}

interface SaverOptions<Body extends object, Saved extends SavedVersion> {
  readonly saved: Saved;
  readonly send: (body: Body, version: number) => Promise<Saved>;
  readonly isStale: (error: unknown) => boolean;
  /** Pause in typing before a save, in milliseconds; null: only `flush` saves. */
  readonly delay?: number | null;
}

export interface Saver<Body extends object, Saved extends SavedVersion = SavedVersion> {
  readonly state: StoreApi<SaveState>;
  /** Saves after a pause in typing, unless `delay` is null. Merges with pending changes and notifies subscribers. */
  change(body: Body): void;
  /** Saves now; returns whether everything is saved. */
  flush(): Promise<boolean>;
  /** The saved version that the changes are based on. */
  base(): Saved;
  /** Replaces the base. */
  adopt(saved: Saved): void;
  /** Changes that are not saved yet. */
  unsaved(): Body | undefined;
  /** Reports the number of invalid fields. */
  noteWrongFields(count: number): void;
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeFields(earlier: object, later: object): object {
  const before = new Map<string, unknown>(Object.entries(earlier));
  const merged = Object.entries(later).map(([name, value]: [string, unknown]) => {
    const old = before.get(name);
    return [name, isFields(old) && isFields(value) ? mergeFields(old, value) : value];
  });
  return { ...earlier, ...Object.fromEntries(merged) };
}

/** Later changes win field by field. Other fields stay, such as a secret that only one change contains. */
function merge<Body extends object>(earlier: Body | undefined, later: Body | undefined): Body | undefined {
  if (earlier === undefined || later === undefined) return later ?? earlier;
  return mergeFields(earlier, later) as Body;
}

/** Sends the changes one after the other, each with the version it is based on. */
export function createSaver<Body extends object, Saved extends SavedVersion = SavedVersion>(
  options: SaverOptions<Body, Saved>,
): Saver<Body, Saved> {
  const { send, isStale, delay = 800 } = options;
  const state = createStore<SaveState>(() => ({
    status: 'idle',
    savedAt: options.saved.updated_at,
    error: null,
    wrongFields: 0,
  }));
  let base = options.saved;
  let pending: Body | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Body | undefined;
  let running: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (pending !== undefined) {
      const body = pending;
      sending = body;
      pending = undefined;
      state.setState({ status: 'saving', error: null });
      try {
        base = await send(body, base.version);
        state.setState({ status: pending === undefined ? 'saved' : 'waiting', savedAt: base.updated_at });
      } catch (error) {
        pending = merge(body, pending);
        state.setState({ status: isStale(error) ? 'stale' : 'failed', error });
        return;
      } finally {
        sending = undefined;
      }
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => (running = undefined));
    await running;
    return pending === undefined;
  }

  return {
    state,
    flush,
    base: () => base,
    unsaved: () => merge(sending, pending),
    change(body) {
      pending = merge(pending, body);
      if (state.getState().status === 'stale') return;
      state.setState(running === undefined ? { status: 'waiting' } : {});
      clearTimeout(timer);
      if (delay !== null) timer = setTimeout(() => void flush(), delay);
    },
    adopt(saved) {
      base = saved;
      state.setState({ status: pending === undefined ? 'saved' : 'waiting', savedAt: saved.updated_at, error: null });
    },
    noteWrongFields: (wrongFields) => state.setState({ wrongFields }),
  };
}
