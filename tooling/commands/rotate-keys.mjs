import { buildProduct } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { become, node24 } from './shell.mjs';

await ensureInstalled('product');
await buildProduct();
become([node24, 'apps/licensing-service/dist/rotate-keys.js']);
