import { ensureInstalled } from './install.mjs';
import { become, node24 } from './shell.mjs';

await ensureInstalled('everything');
become([node24, 'prove/prove.mjs', ...process.argv.slice(2)]);
