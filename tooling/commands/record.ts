import { buildProduct } from './build.ts';
import { become, node24 } from './shell.mjs';

/** Records what the service answers, sends and writes, so that it can be compared before and after a refactoring. */
await buildProduct();
become([node24, 'tooling/commands/recording/record.ts', ...process.argv.slice(2)]);
