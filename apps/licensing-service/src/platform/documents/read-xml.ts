import { SaxesParser } from 'saxes';
import { ZipRefused } from './zip-refused.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlVisitor {
  /** Names come without prefix, attributes with theirs. */
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads an XML part. A DTD is the caller's to refuse before.
 *
 * @throws ZipRefused if it is malformed
 */
export function readXml(xml: string, { open, text, close }: XmlVisitor): void {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', ({ name }) => close(localName(name)));
  parser.on('error', () => {
    throw new ZipRefused('unreadable');
  });
  parser.write(xml).close();
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
