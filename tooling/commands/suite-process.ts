import { measureProcessorTime } from './processor-time.ts';
import type { SuiteReport } from './run-suite.ts';
import { suites } from './suites.ts';
import { broken } from './tally.ts';

const [name = '', browser] = process.argv.slice(2);
const suite = suites[name];
if (suite === undefined) throw new Error(`There is no suite ${name}.`);
const coreSeconds = measureProcessorTime();
const tally = await suite.run(browser).catch((error: unknown) => {
  console.log(`\n--- ${suite.title} could not run ---\n${error instanceof Error ? error.stack : String(error)}`);
  return broken;
});
process.send?.({ tally, coreSeconds: coreSeconds() } satisfies SuiteReport);
process.disconnect();
