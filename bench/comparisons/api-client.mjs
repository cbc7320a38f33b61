import { served, stopServer } from '../client/served.mjs';
import { printSizes } from '../client/sizes.mjs';
import { stubbed } from '../client/stubbed.mjs';

export const comparisons = [stubbed, served];

export async function finish() {
  await printSizes();
  await stopServer();
}
