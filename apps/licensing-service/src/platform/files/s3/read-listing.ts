import { createXmlParser } from '../../tables/workbook/xml-parser';

export interface ListedObject {
  readonly key: string;
  readonly storedAt: Date;
}

export interface ObjectListing {
  readonly objects: readonly ListedObject[];
  /** For the next page; null on the last one. */
  readonly continuation: string | null;
}

/** Reads a page of ListObjectsV2. */
export function readListing(xml: Buffer): ObjectListing {
  const objects: ListedObject[] = [];
  let fields: Record<string, string> = {};
  let continuation: string | null = null;
  let text = '';
  const parser = createXmlParser({
    open: (name) => {
      text = '';
      if (name === 'Contents') fields = {};
    },
    text: (piece) => {
      text += piece;
    },
    close: (name) => {
      if (name === 'Contents') objects.push(toObject(fields));
      else if (name === 'NextContinuationToken') continuation = text;
      else fields[name] = text;
    },
  });
  parser.write(xml);
  parser.end();
  return { objects, continuation };
}

const toObject = ({ Key = '', LastModified = '' }: Readonly<Record<string, string>>): ListedObject => ({
  key: Key,
  storedAt: new Date(LastModified),
});
