import { once } from 'node:events';
import { connect } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { type Probe, runStages } from '../setup/connections/run-stages';
import { databaseStages, probeDatabase } from '../setup/data-provider/database-probe';
import { mailboxStages, probeMailbox } from '../setup/plugins/probe-mailbox';
import { type Connections, createConnections } from '../platform';

/** A local server to probe. `unbounded` uses a reader that stores all data. */
export interface Attempt {
  readonly kind: 'postgresql' | 'mysql' | 'mailbox' | 'unbounded';
  readonly port: number;
}

/** Request to probe these servers, `rounds` times each. */
export interface Probing {
  readonly attempts: readonly Attempt[];
  readonly rounds: number;
  /** CA certificate of the servers, in PEM. */
  readonly authority: string;
}

/** Memory growth of the process in bytes: at its peak, and after garbage collection. */
export interface Growth {
  readonly peak: number;
  readonly retained: number;
}

/** The service's limit of concurrent connection tests. */
const atOnce = 20;
const atMost = 1000;

const host = 'db.example.com';
const policy = { admitsPort: () => true, admits: async () => true };
const connections = createConnections(policy, async () => ['127.0.0.1']);

function readUnbounded(_connections: Connections, port: number): Probe {
  return async (run, signal) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1').on('data', (chunk) => void chunks.push(chunk));
    await run('tcp', () => once(signal, 'abort')).finally(() => socket.destroy());
  };
}

function probeOf({ kind, port }: Attempt, authority: string): Probe {
  if (kind === 'unbounded') return readUnbounded(connections, port);
  const login = { host, port, username: 'atrium', password: 'modra-baza7' };
  if (kind === 'mailbox') return probeMailbox(connections, login);
  return probeDatabase(connections, { ...login, kind, database: 'crm', authority });
}

async function tryAll({ attempts, rounds, authority }: Probing): Promise<void> {
  setDefaultCACertificates([authority]);
  const waiting = Array.from({ length: rounds }, () => attempts).flat();
  const cancelled = new AbortController().signal;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const stages = next.kind === 'mailbox' ? mailboxStages : databaseStages;
      await runStages({ stages, probe: probeOf(next, authority), cancelled, atMost });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const size = () => process.memoryUsage.rss();

function collect(): void {
  if (gc === undefined) throw new Error('The prober runs with --expose-gc.');
  gc();
  gc();
}

async function measure(probing: Probing): Promise<Growth> {
  collect();
  const before = size();
  let peak = before;
  const sample = () => void (peak = Math.max(peak, size()));
  const sampling = setInterval(sample, 5);
  await tryAll(probing);
  sample();
  clearInterval(sampling);
  collect();
  return { peak: peak - before, retained: size() - before };
}

/** Answers each message with the memory growth of this process. */
process.on('message', (probing) => {
  void measure(probing as Probing).then((growth) => process.send?.(growth));
});
