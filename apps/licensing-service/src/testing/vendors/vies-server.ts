import { readBody } from './read-body';
import { openHttpServer, type VendorServer } from './vendor-server';

/** What VIES tells of every number, as the register writes it. */
export const viesCompany = { name: 'ZELENA DOLINA D.O.O.', address: 'ŠMARTINSKA CESTA 152\n1000 LJUBLJANA' };

/** VIES, which confirms every number. */
export async function openViesServer(): Promise<VendorServer> {
  const server = await openHttpServer((request, response) => {
    void readBody(request).then((body) => {
      const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
      const requestDate = new Date().toISOString();
      const answer = { countryCode, vatNumber, requestDate, valid: true, requestIdentifier: '', ...viesCompany };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  return { ...server, url: `${server.url}/rest-api` };
}
