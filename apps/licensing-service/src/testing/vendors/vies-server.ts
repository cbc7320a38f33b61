import { readBody } from './read-body';
import { openHttpServer, type VendorServer } from './vendor-server';

/** What VIES tells of every number, as the register writes it. */
export const viesCompany = { name: 'ZELENA DOLINA D.O.O.', address: 'ŠMARTINSKA CESTA 152\n1000 LJUBLJANA' };

/** A question to VIES. */
export interface ViesQuestion {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterMemberStateCode?: string;
  readonly requesterNumber?: string;
}

/** VIES that confirms every number, or gives the set answer; without one it does not answer. */
export async function openViesServer(
  isValid: (question: ViesQuestion) => boolean | null = () => true,
): Promise<VendorServer> {
  const server = await openHttpServer((request, response) => {
    void readBody(request).then((body) => {
      const question = JSON.parse(body) as ViesQuestion;
      const { countryCode, vatNumber } = question;
      const requestDate = new Date().toISOString();
      const valid = isValid(question);
      if (valid === null) return response.destroy();
      const answer = { countryCode, vatNumber, requestDate, valid, requestIdentifier: '', ...viesCompany };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  return { ...server, url: `${server.url}/rest-api` };
}
