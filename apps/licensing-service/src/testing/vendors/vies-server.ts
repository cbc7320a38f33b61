import { readBody } from './read-body';
import { openHttpServer, type VendorServer } from './vendor-server';

/** Company that VIES returns for every number. */
export const viesCompany = { name: 'ZELENA DOLINA D.O.O.', address: 'ŠMARTINSKA CESTA 152\n1000 LJUBLJANA' };

/** A VIES request. */
export interface ViesRequest {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterMemberStateCode?: string;
  readonly requesterNumber?: string;
}

/** A VIES server that confirms every number, or answers with `isValid`. For null it closes the connection. */
export async function openViesServer(
  isValid: (viesRequest: ViesRequest) => boolean | null = () => true,
): Promise<VendorServer> {
  const server = await openHttpServer((request, response) => {
    void readBody(request).then((body) => {
      const viesRequest = JSON.parse(body) as ViesRequest;
      const { countryCode, vatNumber } = viesRequest;
      const requestDate = new Date().toISOString();
      const valid = isValid(viesRequest);
      if (valid === null) return response.destroy();
      const answer = { countryCode, vatNumber, requestDate, valid, requestIdentifier: '', ...viesCompany };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  return { ...server, url: `${server.url}/rest-api` };
}
