import { DOMParser } from '@xmldom/xmldom';
import { type VendorServer, openHttpServer } from '../../../testing/vendors/vendor-server';
import { readBody } from '../../../testing/vendors/read-body';

export const postaAccount = { client_id: '40412', contract_id: '7711', branch_id: '2', postal_id: '1102' };

const service = 'urn:example:oddaja';
const model = 'urn:example:oddaja:model';
const action = `${service}/IeOddaja/GetGuid`;

const field = (name: string) => `<xs:element minOccurs="0" name="${name}" nillable="true" type="xs:string"/>`;

/** The WSDL of the service, as WCF generates it. */
const description = `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions name="eOddaja" targetNamespace="${service}" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="${service}">
<wsdl:types>
<xs:schema elementFormDefault="qualified" targetNamespace="${service}">
<xs:import namespace="${model}"/>
<xs:element name="PostData"><xs:complexType><xs:sequence><xs:element name="aData" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
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
<wsdl:portType name="IeOddaja"><wsdl:operation name="PostData"/><wsdl:operation name="GetGuid"/></wsdl:portType>
<wsdl:binding name="BasicHttpBinding_IeOddaja" type="tns:IeOddaja">
<wsdl:operation name="PostData"><soap:operation soapAction="${service}/IeOddaja/PostData" style="document"/></wsdl:operation>
<wsdl:operation name="GetGuid"><soap:operation soapAction="${action}" style="document"/></wsdl:operation>
</wsdl:binding>
</wsdl:definitions>`;

/** A request field in the correct namespaces. WCF ignores others. */
function fieldOf(text: string, name: string): string | undefined {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const [authentication] = document.getElementsByTagNameNS(service, 'aAuthentication');
  return authentication?.getElementsByTagNameNS(model, name).item(0)?.textContent ?? undefined;
}

const answer = (code: string) => `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
<GetGuidResponse xmlns="${service}"><GetGuidResult>6f9619ff-8b86-d011-b42d-00cf4fc964ff</GetGuidResult>
<aResult xmlns:a="${model}"><a:ResultCode>${code}</a:ResultCode></aResult></GetGuidResponse></s:Body></s:Envelope>`;

/** The eSpremnica API with one account. */
export async function openPostaServer(): Promise<VendorServer> {
  const server = await openHttpServer((request, response) => {
    void readBody(request).then((body) => {
      const write = (text: string) => response.writeHead(200, { 'content-type': 'text/xml' }).end(text);
      if (request.method === 'GET' && request.url === '/eOddaja.svc?singleWsdl') return write(description);
      if (request.url !== '/eOddaja.svc' || request.headers['soapaction'] !== `"${action}"`) {
        return response.writeHead(500, { 'content-type': 'text/xml' }).end('<s:Fault/>');
      }
      const isAuthenticated =
        fieldOf(body, 'KomitentId') === postaAccount.client_id &&
        fieldOf(body, 'PogodbaId') === postaAccount.contract_id &&
        fieldOf(body, 'PodruznicaId') === postaAccount.branch_id &&
        fieldOf(body, 'PostaId') === postaAccount.postal_id;
      return write(answer(isAuthenticated ? 'Normal' : 'AuthenticationError'));
    });
  });
  return { ...server, url: `${server.url}/eOddaja.svc` };
}
