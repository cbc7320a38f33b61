import { contendersOf } from './contenders.mjs';
import { page } from './page.mjs';

const operations = 200;
const stub = async () => new Response(page, { status: 200, headers: { 'content-type': 'application/json' } });
const calls = contendersOf('https://portal.example/api', stub);

function batchOf(call) {
  return async () => {
    for (let at = 0; at < operations; at++) await call();
  };
}

/** All clients must return the same page. */
async function agree() {
  const wrong = [];
  for (const [name, call] of Object.entries(calls))
    if (JSON.stringify(await call()) !== page) wrong.push(`${name} returns something else`);
  return wrong;
}

/** Processor time of a call without network. */
export const stubbed = {
  title: 'Calls with a stubbed network, per second of processor time',
  unit: 'thousand calls',
  per: 1000,
  operations,
  contenders: Object.entries(calls).map(([name, call]) => ({ name, batch: batchOf(call) })),
  agree,
  goals: [{ against: ['fetch by hand'], ratio: 4.2 / 8 }],
};
