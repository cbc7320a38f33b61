import { measureProcessorTime } from './processor-time.mjs';
import { suites } from './suites.mjs';
import { broken } from './tally.mjs';

/** Runs one suite in a process of its own, so that its core-seconds are separate from those of the suite beside it. */
const [name, browser] = process.argv.slice(2);
const coreSeconds = measureProcessorTime();
const tally = await suites[name].run(browser).catch((error) => {
  console.log(`\n--- ${suites[name].title} could not run ---\n${error.stack}`);
  return broken;
});
process.send({ tally, coreSeconds: coreSeconds() });
process.disconnect();
