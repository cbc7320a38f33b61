import { once } from 'node:events';
import { connect } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { type Probe, runStages } from '../setup/connections/run-stages';
import { databaseStages, probeDatabase } from '../setup/data-provider/database-probe';
import { mailboxStages, probeMailbox } from '../setup/plugins/probe-mailbox';
import { type Connections, createConnections } from '../platform';

/** A server of this machine that is tried; `unbounded`: by a reader that keeps all it hears. */
export interface Attempt {
  readonly kind: 'postgresql' | 'mysql' | 'mailbox' | 'unbounded';
  readonly port: number;
}

/** What a prober is asked: to try these, so many times in all. */
export interface Probing {
  readonly attempts: readonly Attempt[];
  readonly rounds: number;
  /** The authority of the servers' certificates, in PEM. */
  readonly authority: string;
}

/** By how many bytes the process had grown at its largest, and after everything that was let go was collected. */
export interface Growth {
  readonly largest: number;
  readonly kept: number;
}

/** As many at once as the service tries for everybody together. */
const atOnce = 20;
const atMost = 1000;

const host = 'db.example.com';
const policy = { admitsPort: () => true, admits: async () => true };
const connections = createConnections(policy, async () => ['127.0.0.1']);

function readingOn(_connections: Connections, port: number): Probe {
  return async (run, signal) => {
    const heard: Buffer[] = [];
    const socket = connect(port, '127.0.0.1').on('data', (chunk) => void heard.push(chunk));
    await run('tcp', () => once(signal, 'abort')).finally(() => socket.destroy());
  };
}

function probeOf({ kind, port }: Attempt, authority: string): Probe {
  if (kind === 'unbounded') return readingOn(connections, port);
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
  let largest = before;
  const look = () => void (largest = Math.max(largest, size()));
  const looking = setInterval(look, 5);
  await tryAll(probing);
  look();
  clearInterval(looking);
  collect();
  return { largest: largest - before, kept: size() - before };
}

/** Answers each question by the growth of its memory, as far as this process knows it. */
process.on('message', (probing) => {
  void measure(probing as Probing).then((growth) => process.send?.(growth));
});
