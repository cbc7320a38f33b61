import { existsSync } from 'node:fs';
import { installMissing } from '../tooling/commands/real-servers.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';
import { poppler } from './poppler.ts';

/** Checks our signatures with Poppler's `pdfsig` and with openssl, which is also the time stamp authority. */
export async function proveSigning(): Promise<boolean> {
  await installMissing([poppler]);
  if (!existsSync(poppler.program)) {
    console.log("pdfsig is not installed: install Debian's poppler-utils.");
    return false;
  }
  const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'signing.long.');
  const { code, output } = await run(test, { quiet: true });
  console.log(code === 0 ? (/500 strokes of.*/.exec(output)?.[0] ?? '') : output);
  return code === 0;
}
