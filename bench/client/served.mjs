import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { contendersOf } from './contenders.mjs';

const connections = 16;
const callsEach = 20;

const server = new Worker(new URL('./server.mjs', import.meta.url));
const [port] = await once(server, 'message');
const baseUrl = `http://127.0.0.1:${port}/api`;

function batchOf(call) {
  const callInSequence = async () => {
    for (let at = 0; at < callsEach; at++) await call();
  };
  return () => Promise.all(Array.from({ length: connections }, callInSequence));
}

const rawFetch = async () => (await fetch(`${baseUrl}/tenants?page=2`)).json();
const { '@atrium/api-client': ours, ...peers } = contendersOf(baseUrl, fetch);

/** Processor time of the client for a request, without that of the server. */
export const served = {
  title: `${connections} parallel calls to a local server, per second of the client's processor time`,
  unit: 'requests',
  per: 1,
  operations: connections * callsEach,
  contenders: Object.entries({ '@atrium/api-client': ours, fetch: rawFetch, ...peers }).map(([name, call]) => ({
    name,
    batch: batchOf(call),
  })),
  goals: [{ against: ['fetch'], ratio: 0.95 }],
};

export const stopServer = () => server.terminate();
