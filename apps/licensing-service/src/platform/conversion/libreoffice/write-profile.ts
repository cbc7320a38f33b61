import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Settings that differ from LibreOffice's own: nothing in a document runs, and nothing outside it is loaded. */
const settings = [
  ['Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Common/Load', 'UpdateDocMode', '0'],
  ['Writer/Content/Update', 'Link', '0'],
  ['Writer/Content/Update', 'Field', 'true'],
] as const;

/** Makes the folder of a new profile. */
export async function writeProfile(folder: string): Promise<string> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  const items = settings.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  await writeFile(
    join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${items.join('')}</oor:items>
`,
  );
  return profile;
}
