import { buildProduct } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { become, node24 } from './shell.mjs';

/** Records what the service answers, sends and writes, to compare it before and after a refactoring. */
await ensureInstalled('everything');
await buildProduct();
become([node24, 'tooling/commands/recording/record.ts', ...process.argv.slice(2)]);
