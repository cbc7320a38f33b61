export interface Heard {
  readonly event: string;
  readonly payload: unknown;
}

interface Payload {
  readonly id?: string;
  readonly tenant_id?: string;
  readonly seq?: number;
  readonly state?: string;
}

/** A change without an operation has its time as `seq`. The number of such events varies with the load. */
const isTime = (seq: number) => seq > 1_000_000_000_000;

/** Drops events that a run may miss: a job can advance an operation before the call that enqueued it publishes. */
const isOvertaken = ({ seq, state }: Payload) => seq === 1 || state === 'queued';

const subjectOf = ({ tenant_id: tenant, id }: Payload) => `${tenant ?? ''} ${id ?? ''}`;

/**
 * Sorts events by kind and subject, and keeps the order within each stream. Streams of calls and of jobs interleave
 * differently in each run.
 */
export function sortIntoStreams(heard: readonly Heard[]): Map<string, string[]> {
  const kinds = Map.groupBy(heard, ({ event }) => event);
  const sorted = [...kinds].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    sorted.map(([event, events]) => {
      const streams = Map.groupBy(events, ({ payload }) => subjectOf((payload ?? {}) as Payload));
      return [event, [...streams.values()].flatMap((stream) => writeStream(stream))] as const;
    }),
  );
}

function writeStream(stream: readonly Heard[]): string[] {
  const payloads = stream.map(({ payload }) => (payload ?? {}) as Payload).filter((payload) => !isOvertaken(payload));
  const once = new Map<string, Payload>();
  for (const [at, payload] of payloads.entries()) {
    const { seq } = payload;
    once.set(seq === undefined ? `place ${at}` : isTime(seq) ? 'a time' : `seq ${seq}`, payload);
  }
  return [...once.values()]
    .toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
    .map((payload) => JSON.stringify(payload));
}
