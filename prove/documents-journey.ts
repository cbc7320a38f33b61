import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tooling/commands/browser.ts';
import { installMissing } from '../tooling/commands/real-servers.ts';
import { pnpm } from '../tooling/commands/shell.mjs';
import { passes } from './passes.ts';
import { poppler } from './poppler.ts';

/** Texts that the sent PDF must hold. */
const expected = ['Žnidaršič & Kovačič d.o.o.', 'čiščenje podatkov', '1.464,00 €'];

/** What Poppler finds wrong with a sent PDF. */
function problemsOf(file: string): string[] {
  const signatures = execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  return [
    ...(/Signature is Valid\./.test(signatures) && /Total document signed/.test(signatures) ? [] : [signatures]),
    ...expected.filter((words) => !text.includes(words)).map((words) => `It does not hold “${words}”.`),
  ];
}

/** Runs the journey of a document in both looks, and checks with Poppler the PDF that the customer got. */
export async function proveDocumentJourney(): Promise<boolean> {
  await installMissing([poppler]);
  const browser = await findBrowser();
  if (!browser) return false;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-sent-'));
  try {
    const test = pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'test', '--reporter=line', 'documents');
    const ran = await passes(test, { CHROMIUM_PATH: browser, JOURNEY_LOOKS: 'all', JOURNEY_FILES: folder });
    const files = readdirSync(folder);
    const problems = files.flatMap((name) => problemsOf(join(folder, name)).map((problem) => `${name}: ${problem}`));
    for (const problem of problems) console.log(problem);
    return ran && files.length === 2 && problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
