import { buildProduct } from './build.ts';
import { become, node24 } from './shell.mjs';

/** Records the responses, messages and data of the service, to compare them before and after a refactoring. */
await buildProduct();
become([node24, 'tooling/commands/recording/record.ts', ...process.argv.slice(2)]);
