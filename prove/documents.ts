import { proveConversion } from './documents-conversion.ts';
import { proveDocumentJourney } from './documents-journey.ts';
import { proveLibreOfficeClient } from './documents-libreoffice-client.ts';
import { proveLitmus } from './documents-litmus.ts';
import { proveDocumentSearch } from './documents-search.ts';
import { proveSigning } from './documents-signing.ts';
import { proveDocumentSpeed } from './documents-speed.ts';

/**
 * The parts of the proof about documents. Each installs the Debian packages that it needs.
 * `npm run prove -- documents=conversion` runs one.
 */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  conversion: proveConversion,
  journey: proveDocumentJourney,
  'libreoffice-client': proveLibreOfficeClient,
  litmus: proveLitmus,
  signing: proveSigning,
  speed: proveDocumentSpeed,
  search: proveDocumentSearch,
};

export async function proveDocuments(asked: readonly string[] = Object.keys(parts)): Promise<boolean> {
  let passed = true;
  for (const name of asked) {
    const prove = parts[name];
    if (prove === undefined) {
      console.log(`There is no part ${name}. Choose from ${Object.keys(parts).join(', ')}.`);
      return false;
    }
    const ended = await prove();
    console.log(`${name}: ${ended ? 'passed' : 'failed'}`);
    passed &&= ended;
  }
  return passed;
}
