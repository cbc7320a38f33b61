import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFiles } from '../builtin/fonts/font-files';
import { substitutedFamilies } from '../builtin/fonts/substitutes';

/**
 * Offers our fonts to LibreOffice besides those of the system, in place of fonts with the same widths that the system
 * lacks, so that both converters break lines at the same places.
 */
export async function writeFontConfiguration(folder: string): Promise<string> {
  const path = join(folder, 'fonts.conf');
  const folders = [...new Set(fontFiles.map((file) => dirname(fileURLToPath(file))))];
  const aliases = substitutedFamilies.map(
    ({ family, substitute }) =>
      `<alias binding="same"><family>${family}</family><accept><family>${substitute}</family></accept></alias>`,
  );
  await writeFile(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders.map((dir) => `<dir>${dir}</dir>`).join('')}${aliases.join('')}
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><cachedir>${join(folder, 'fonts')}</cachedir></fontconfig>
`,
  );
  return path;
}
