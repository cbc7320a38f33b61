import { become, node24 } from './shell.mjs';

become([node24, 'prove/prove.ts', ...process.argv.slice(2)]);
