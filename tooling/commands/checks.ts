import { become, node24, stop } from './shell.mjs';

const machine = './apps/licensing-service/src/billing/payments/payment-machine.ts';
const commands: Readonly<Record<string, readonly string[]>> = {
  numbers: ['tooling/checks/src/numbers/print-numbers.ts'],
  payments: ['--eval', `import('${machine}').then(({ paymentDiagram }) => console.log(paymentDiagram()))`],
};

const command = commands[process.argv[2] ?? ''];
if (command === undefined)
  stop('Usage: npm run checks -- numbers, or payments for the diagram of the states of a payment');
else become([node24, ...command]);
