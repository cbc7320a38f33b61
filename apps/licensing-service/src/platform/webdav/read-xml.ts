import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { DomainError } from '../http/errors';

/** An element of a small XML document. */
export interface XmlElement {
  readonly space: string;
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** All text inside, also of its children. */
  readonly text: string;
}

const maximumBytes = 64 * 1024;
const maximumDepth = 20;
/** A response names each element again, with its namespace. */
const maximumElements = 120;
const longestNamespace = 256;

/**
 * Reads a request's XML body. Null if there is none.
 *
 * @throws DomainError 413 above 64 KiB, 400 for XML that is malformed, too deep, not UTF-8, has a document
 *   type, more than 120 elements or a namespace of more than 256 characters
 */
export async function readXml(body: Readable): Promise<XmlElement | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > maximumBytes) throw new DomainError(413, 'body_too_large', { headers: { connection: 'close' } });
    pieces.push(piece);
  }
  if (size === 0) return null;
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch {
    throw new DomainError(400, 'malformed_request');
  }
}

function parse(text: string): XmlElement {
  const parser = new SaxesParser<{ xmlns: true; position: false }>({ xmlns: true, position: false });
  const document = { space: '', name: '', children: [] as XmlElement[], text: '' };
  const path = [document];
  let elements = 0;
  const append = (piece: string) => path.forEach((element) => (element.text += piece));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The XML has a document type.');
  });
  parser.on('opentag', ({ uri, local }) => {
    if (path.length > maximumDepth) throw new Error('The XML is too deep.');
    if ((elements += 1) > maximumElements) throw new Error('The XML has too many elements.');
    if (uri.length > longestNamespace) throw new Error('A namespace is too long.');
    const element = { space: uri, name: local, children: [], text: '' };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(text).close();
  const [root] = document.children;
  if (root === undefined) throw new Error('The XML has no element.');
  return root;
}

/** Namespace of WebDAV. */
export const davSpace = 'DAV:';

export const isDav = ({ space, name }: XmlElement, wanted: string) => space === davSpace && name === wanted;

/** The first child of this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => isDav(child, name));
