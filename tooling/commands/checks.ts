import { become, node24, stop } from './shell.mjs';

const [name] = process.argv.slice(2);
if (name !== 'numbers') stop('Usage: npm run checks -- numbers');
become([node24, 'tooling/checks/src/numbers/print-numbers.ts']);
