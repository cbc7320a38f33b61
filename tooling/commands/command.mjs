import { ensureInstalled } from './install.mjs';
import { become, node24, stop } from './shell.mjs';

/**
 * Runs a command of this folder, such as `node command.mjs start`. It runs on the user's Node, which may be older, and
 * starts the command with the project's Node after installing it.
 */
const commandsOfProduct = ['start', 'demo', 'rotate-keys'];

const [name, ...args] = process.argv.slice(2);
if (name === undefined) stop('Usage: node tooling/commands/command.mjs NAME');
await ensureInstalled(commandsOfProduct.includes(name) ? 'product' : 'everything');
become([node24, `tooling/commands/${name}.ts`, ...args]);
