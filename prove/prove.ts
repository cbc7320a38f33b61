import { proveAdvance } from './advance.ts';
import { proveBilling } from './billing-histories.ts';
import { proveChanged } from './changed.ts';
import { proveClamAv } from './clamav.ts';
import { proveDocuments } from './documents.ts';
import { proveGenerators } from './generators.ts';
import { proveJourneys } from './journeys.ts';
import { proveKills } from './kills.ts';
import { proveMutations } from './mutations.ts';
import { proveBothDatabases } from './both-databases.ts';
import { proveHistories } from './histories.ts';
import { proveImport } from './import.ts';
import { proveLists } from './lists.ts';
import { proveLong } from './long.ts';
import { provePayments } from './payments.ts';
import { proveLighthouse } from './lighthouse.ts';
import { proveStart } from './start.ts';
import { proveStories } from './stories.ts';
import { proveTyping } from './typing.ts';
import { proveUploads } from './uploads.ts';

type Proof = (parts?: readonly string[]) => Promise<boolean>;

/**
 * The long-running proofs. `npm run prove -- generators` runs one of them, and `npm run prove -- lighthouse=login,list` parts
 * of one; each proof describes its parts.
 */
const proofs: Readonly<Record<string, Proof>> = {
  generators: proveGenerators,
  changed: proveChanged,
  kills: proveKills,
  databases: proveBothDatabases,
  long: proveLong,
  mutations: proveMutations,
  advance: proveAdvance,
  billing: proveBilling,
  histories: proveHistories,
  payments: provePayments,
  lists: proveLists,
  uploads: proveUploads,
  clamav: proveClamAv,
  documents: proveDocuments,
  import: proveImport,
  lighthouse: proveLighthouse,
  start: proveStart,
  stories: proveStories,
  journeys: proveJourneys,
  typing: proveTyping,
};

const asked = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = '', parts] = argument.split('=', 2);
    return [name, parts] as const;
  }),
);
const unknown = [...asked.keys()].filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. Choose from ${Object.keys(proofs).join(', ')}.`);
  process.exit(1);
}

let failed = 0;
for (const [name, prove] of Object.entries(proofs)) {
  if (asked.size > 0 && !asked.has(name)) continue;
  const start = performance.now();
  const passed = await prove(asked.get(name)?.split(','));
  if (!passed) failed += 1;
  console.log(`${name}: ${passed ? 'passed' : 'failed'} (${Math.round((performance.now() - start) / 1000)} s)`);
}
process.exit(failed === 0 ? 0 : 1);
