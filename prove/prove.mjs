import { proveChanged } from './changed.mjs';
import { proveGenerators } from './generators.mjs';
import { proveJourneys } from './journeys.mjs';
import { proveKills } from './kills.mjs';
import { proveMutations } from './mutations.mjs';
import { proveBothDatabases } from './both-databases.mjs';
import { proveLists } from './lists.mjs';
import { proveMoney } from './money.mjs';
import { provePayments } from './payments.mjs';
import { proveLighthouse } from './lighthouse.mjs';
import { proveStories } from './stories.mjs';
import { proveTyping } from './typing.mjs';

/** The long proofs. `npm run prove -- generators` runs only the ones named, `lighthouse=login,registration` parts of one, `kills=3` so many rounds, `money=500` so many histories, `payments=20` so many rounds and kills, `changed=auth` faults in the packages named. */
const proofs = {
  generators: proveGenerators,
  changed: proveChanged,
  kills: proveKills,
  databases: proveBothDatabases,
  mutations: proveMutations,
  money: proveMoney,
  payments: provePayments,
  lists: proveLists,
  lighthouse: proveLighthouse,
  stories: proveStories,
  journeys: proveJourneys,
  typing: proveTyping,
};

const asked = new Map(process.argv.slice(2).map((name) => name.split('=', 2)));
const unknown = [...asked.keys()].filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(`No such proof: ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`);
  process.exit(1);
}

let failed = 0;
for (const [name, prove] of Object.entries(proofs)) {
  if (asked.size > 0 && !asked.has(name)) continue;
  const started = performance.now();
  const held = await prove(asked.get(name)?.split(','));
  if (!held) failed += 1;
  console.log(`${name}: ${held ? 'holds' : 'does not hold'} (${Math.round((performance.now() - started) / 1000)} s)`);
}
process.exit(failed === 0 ? 0 : 1);
