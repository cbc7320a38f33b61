import { posix } from 'node:path';
import { readXml } from './read-xml.ts';

/** The only name of the main part that the checks and the converters read. */
export const mainPart = 'word/document.xml';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Names of parts are the same in upper and lower case. */
export const partKey = (name: string): string => posix.join('/', name).slice(1).toLowerCase();

/** Whether the content types call `word/document.xml` the main part, and no other. */
export function hasOneMainPart(contentTypes: string, parts: readonly string[]): boolean {
  const byExtension = new Map<string, string>();
  const byName = new Map<string, string>();
  readXml(contentTypes, {
    open: (name, { Extension = '', PartName = '', ContentType = '' }) => {
      if (name === 'Default') byExtension.set(Extension.toLowerCase(), ContentType.toLowerCase());
      if (name === 'Override') byName.set(partKey(PartName), ContentType.toLowerCase());
    },
  });
  const typeOf = (part: string) => byName.get(part) ?? byExtension.get(posix.extname(part).slice(1));
  const mains = parts.filter((part) => typeOf(part) === mainType);
  return mains.length === 1 && mains[0] === mainPart;
}

/** Whether the relationships of the whole file lead to no other main part. */
export function leadsToMainPart(relationships: string): boolean {
  let leads = true;
  readXml(relationships, {
    open: (name, { Type = '', Target = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/officeDocument') && partKey(Target) !== mainPart) leads = false;
    },
  });
  return leads;
}
