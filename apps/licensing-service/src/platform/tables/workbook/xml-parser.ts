import { SaxesParser } from 'saxes';

export interface XmlEvents {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Parses UTF-8 in pieces. Names come without prefix; a document type is refused, so no entity expands. */
export function createXmlParser({ open, text, close }: XmlEvents) {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('doctype', () => {
    throw new Error('The XML has a document type.');
  });
  parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes));
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', (tag) => close(localName(tag.name)));
  return {
    write: (piece: Uint8Array) => void parser.write(decoder.decode(piece, { stream: true })),
    end: () => void parser.write(decoder.decode()).close(),
  };
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export async function parseXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const parser = createXmlParser(events);
  for await (const piece of pieces) parser.write(piece);
  parser.end();
}

/** Excel writes characters that XML forbids as `_x000D_`. */
export const decodeEscapes = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
