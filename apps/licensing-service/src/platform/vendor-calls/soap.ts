import { DOMImplementation, DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** What a SOAP 1.1 service says of one of its operations. */
export interface Description {
  readonly operation: string;
  /** For the header `SOAPAction`. */
  readonly action: string;
  /** Namespace of the operation and its parameters. */
  readonly namespace: string;
  /** Namespace of the fields of its parameter. */
  readonly fieldsNamespace: string;
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const wsdl = 'http://schemas.xmlsoap.org/wsdl/';
const wsdlSoap = 'http://schemas.xmlsoap.org/wsdl/soap/';
const schema = 'http://www.w3.org/2001/XMLSchema';

function refuse(): never {
  throw new SyntaxError('The answer is no XML.');
}

/** A document; null where the text is none, or declares entities. */
export function readXml(text: string): Document | null {
  if (text.includes('<!DOCTYPE')) return null;
  try {
    return new DOMParser({ onError: refuse }).parseFromString(text, 'text/xml');
  } catch {
    return null;
  }
}

const within = (node: Document | Element, namespace: string, name: string): Element[] => [
  ...node.getElementsByTagNameNS(namespace, name),
];

const named = (elements: readonly Element[], name: string) =>
  elements.find((element) => element.getAttribute('name') === name);

/** Namespace of the schema that declares an element or a type. */
const namespaceOf = (declared: Element | undefined): string | null =>
  (declared?.parentNode as Element | null | undefined)?.getAttribute('targetNamespace') ?? null;

/** What a description (WSDL 1.1 in one document) says of an operation whose one parameter holds fields; null where it does not. */
export function readDescription(text: string, operation: string): Description | null {
  const document = readXml(text);
  if (document === null) return null;
  const bound = within(document, wsdl, 'binding').flatMap((binding) => within(binding, wsdl, 'operation'));
  const asked = named(bound, operation);
  const action = asked && within(asked, wsdlSoap, 'operation')[0]?.getAttribute('soapAction');
  const element = named(within(document, schema, 'element'), operation);
  const type = element && within(element, schema, 'element')[0]?.getAttribute('type')?.split(':').at(-1);
  const namespace = namespaceOf(element);
  const fieldsNamespace = namespaceOf(type ? named(within(document, schema, 'complexType'), type) : undefined);
  if (!action || namespace === null || fieldsNamespace === null) return null;
  return { operation, action, namespace, fieldsNamespace };
}

/** A question with one parameter of fields, in the order in which they are given. */
export function envelopeOf(
  { operation, namespace, fieldsNamespace }: Description,
  parameter: string,
  fields: Readonly<Record<string, string>>,
): string {
  const document = new DOMImplementation().createDocument(soap, 's:Envelope', null);
  const append = (parent: Element, inNamespace: string, name: string): Element => {
    const element = document.createElementNS(inNamespace, name);
    parent.appendChild(element);
    return element;
  };
  const root = document.documentElement ?? refuse();
  const holder = append(append(append(root, soap, 's:Body'), namespace, operation), namespace, parameter);
  for (const [name, value] of Object.entries(fields)) append(holder, fieldsNamespace, `f:${name}`).textContent = value;
  return new XMLSerializer().serializeToString(document);
}

/** The text of the first element of a name, whatever its namespace; null where there is none. */
export function textIn(text: string, name: string): string | null {
  return readXml(text)?.getElementsByTagNameNS('*', name).item(0)?.textContent?.trim() ?? null;
}
