import { become, node24, stop } from './shell.mjs';

const diagram = './apps/licensing-service/src/testing/payment-diagram.ts';
const machine = './apps/licensing-service/src/billing/payments/payment-machine.ts';
const commands: Readonly<Record<string, readonly string[]>> = {
  numbers: ['tooling/checks/src/numbers/print-numbers.ts'],
  payments: [
    '--eval',
    `Promise.all([import('${diagram}'), import('${machine}')]).then(([{ paymentDiagram }, { paymentTable }]) => console.log(paymentDiagram(paymentTable)))`,
  ],
};

const command = commands[process.argv[2] ?? ''];
if (command === undefined)
  stop('Usage: npm run checks -- numbers, or payments for the diagram of the states of a payment');
else become([node24, ...command]);
