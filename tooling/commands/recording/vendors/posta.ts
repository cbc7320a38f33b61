import type { IncomingMessage } from 'node:http';
import type { VendorAnswer } from './vendor-answer.ts';

export const postaClient = '40412';

const service = 'urn:example:oddaja';
const model = 'urn:example:oddaja:model';
const action = `${service}/IeOddaja/GetGuid`;

const field = (name: string) => `<xs:element minOccurs="0" name="${name}" nillable="true" type="xs:string"/>`;

/** A WSDL in one document, as WCF writes it. */
const description = `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions name="eOddaja" targetNamespace="${service}" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="${service}">
<wsdl:types>
<xs:schema elementFormDefault="qualified" targetNamespace="${service}">
<xs:import namespace="${model}"/>
<xs:element name="GetGuid"><xs:complexType><xs:sequence>
<xs:element minOccurs="0" name="aAuthentication" nillable="true" type="q1:AuthenticationPS" xmlns:q1="${model}"/>
</xs:sequence></xs:complexType></xs:element>
</xs:schema>
<xs:schema elementFormDefault="qualified" targetNamespace="${model}">
<xs:complexType name="AuthenticationPS"><xs:sequence>
${['KomitentId', 'PodruznicaId', 'PogodbaId', 'PostaId'].map(field).join('')}
</xs:sequence></xs:complexType>
</xs:schema>
</wsdl:types>
<wsdl:portType name="IeOddaja"><wsdl:operation name="GetGuid"/></wsdl:portType>
<wsdl:binding name="BasicHttpBinding_IeOddaja" type="tns:IeOddaja">
<wsdl:operation name="GetGuid"><soap:operation soapAction="${action}" style="document"/></wsdl:operation>
</wsdl:binding>
</wsdl:definitions>`;

const result = (code: string) => `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
<GetGuidResponse xmlns="${service}"><GetGuidResult>6f9619ff-8b86-d011-b42d-00cf4fc964ff</GetGuidResult>
<aResult xmlns:a="${model}"><a:ResultCode>${code}</a:ResultCode></aResult></GetGuidResponse></s:Body></s:Envelope>`;

const xml = (status: number, body: string): VendorAnswer => ({ status, type: 'text/xml', body });

/** Pošta Slovenije with one client. */
export function answerPosta({ method, headers }: IncomingMessage, body: string): VendorAnswer {
  if (method === 'GET') return xml(200, description);
  if (headers['soapaction'] !== `"${action}"`) return xml(500, '<s:Fault/>');
  return xml(200, result(body.includes(`>${postaClient}<`) ? 'Normal' : 'AuthenticationError'));
}
