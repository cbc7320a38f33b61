import { run } from '../tooling/commands/shell.mjs';

const lastLines = (output, count) => output.trim().split('\n').slice(-count).join('\n');

/** Runs a command and prints its end, or all of it when it failed. */
export async function holds(command, env) {
  const { code, output } = await run(command, { quiet: true, env });
  console.log(code === 0 ? lastLines(output, 5) : output);
  return code === 0;
}
