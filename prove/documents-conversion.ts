import { existsSync } from 'node:fs';
import { installMissing, libreOffice } from '../tooling/commands/real-servers.ts';
import { pnpm, run } from '../tooling/commands/shell.mjs';

/**
 * Converts the corpus with the built-in converter and with Debian's LibreOffice, which uses the same fonts, compares page
 * breaks, words and look, and stores what LibreOffice made for `npm test`. A document that points at files and servers
 * reaches neither.
 */
export async function proveConversion(): Promise<boolean> {
  await installMissing([libreOffice]);
  if (!existsSync(libreOffice.program)) {
    console.log("LibreOffice is not installed: install Debian's libreoffice-writer-nogui.");
    return false;
  }
  const test = pnpm('exec', 'vitest', 'run', '--project=licensing-service', 'platform/conversion');
  const { code, output } = await run(test, { quiet: true, env: { TEST_SOFFICE: libreOffice.program } });
  console.log(output);
  return code === 0;
}
