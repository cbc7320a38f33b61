import { type Command, run } from '../tooling/commands/shell.mjs';

const lastLines = (output: string, count: number) => output.trim().split('\n').slice(-count).join('\n');

/** Runs a command and prints the end of its output, or all of it if it failed. */
export async function passes(command: Command, env: Readonly<Record<string, string>>): Promise<boolean> {
  const { code, output } = await run(command, { quiet: true, env });
  console.log(code === 0 ? lastLines(output, 5) : output);
  return code === 0;
}
