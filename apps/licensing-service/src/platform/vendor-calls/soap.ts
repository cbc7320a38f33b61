import { DOMImplementation, DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** A SOAP 1.1 operation as described by a WSDL. */
export interface Description {
  readonly operation: string;
  /** Value of the `SOAPAction` header. */
  readonly action: string;
  /** Namespace of the operation and its parameters. */
  readonly namespace: string;
  /** Namespace of the parameter's fields. */
  readonly fieldsNamespace: string;
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const wsdl = 'http://schemas.xmlsoap.org/wsdl/';
const wsdlSoap = 'http://schemas.xmlsoap.org/wsdl/soap/';
const schema = 'http://www.w3.org/2001/XMLSchema';

function rejectXml(): never {
  throw new SyntaxError('The response is not XML.');
}

/** Parses XML; null if it is invalid or declares entities. */
export function readXml(text: string): Document | null {
  if (text.includes('<!DOCTYPE')) return null;
  try {
    return new DOMParser({ onError: rejectXml }).parseFromString(text, 'text/xml');
  } catch {
    return null;
  }
}

const elementsOf = (node: Document | Element, namespace: string, name: string): Element[] => [
  ...node.getElementsByTagNameNS(namespace, name),
];

const findByName = (elements: readonly Element[], name: string) =>
  elements.find((element) => element.getAttribute('name') === name);

/** Namespace of the schema that declares an element or type. */
const namespaceOf = (declared: Element | undefined): string | null =>
  (declared?.parentNode as Element | null | undefined)?.getAttribute('targetNamespace') ?? null;

/** Reads an operation with one parameter of fields from a WSDL 1.1 document; null if it has none. */
export function readDescription(text: string, operation: string): Description | null {
  const document = readXml(text);
  if (document === null) return null;
  const bound = elementsOf(document, wsdl, 'binding').flatMap((binding) => elementsOf(binding, wsdl, 'operation'));
  const boundOperation = findByName(bound, operation);
  const action = boundOperation && elementsOf(boundOperation, wsdlSoap, 'operation')[0]?.getAttribute('soapAction');
  const element = findByName(elementsOf(document, schema, 'element'), operation);
  const type = element && elementsOf(element, schema, 'element')[0]?.getAttribute('type')?.split(':').at(-1);
  const namespace = namespaceOf(element);
  const fieldsNamespace = namespaceOf(type ? findByName(elementsOf(document, schema, 'complexType'), type) : undefined);
  if (!action || namespace === null || fieldsNamespace === null) return null;
  return { operation, action, namespace, fieldsNamespace };
}

/** Builds a request with one parameter and its fields, in the given order. */
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
  const root = document.documentElement ?? rejectXml();
  const holder = append(append(append(root, soap, 's:Body'), namespace, operation), namespace, parameter);
  for (const [name, value] of Object.entries(fields)) append(holder, fieldsNamespace, `f:${name}`).textContent = value;
  return new XMLSerializer().serializeToString(document);
}

/** Text of the first element with this local name; null if there is none. */
export function textIn(text: string, name: string): string | null {
  return readXml(text)?.getElementsByTagNameNS('*', name).item(0)?.textContent?.trim() ?? null;
}
