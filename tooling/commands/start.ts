import { buildProduct } from './build.ts';
import { become, node24 } from './shell.mjs';

await buildProduct();
become([node24, 'apps/licensing-service/dist/server.js']);
