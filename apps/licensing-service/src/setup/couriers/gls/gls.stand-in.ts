import { createHash } from 'node:crypto';
import { type VendorServer, openHttpServer } from '../../../testing/vendors/vendor-server';
import { readBody } from '../../../testing/vendors/read-body';

/** MyGLS with one account, locked after five failed attempts. */
export interface GlsServer extends VendorServer {
  /** Login attempts so far. */
  tries(): number;
}

interface GlsRequest {
  readonly Username?: unknown;
  readonly Password?: unknown;
  readonly ClientNumberList?: unknown;
  readonly PickupDateFrom?: unknown;
}

export const glsAccount = { username: 'info@zelena-dolina.si', password: 'paket-Žaga-7', client_number: '380001234' };

const maxAttempts = 5;

const bytesOf = (password: string) => [...createHash('sha512').update(password).digest()];

export async function openGlsServer(): Promise<GlsServer> {
  let tries = 0;
  let failures = 0;

  function errorsFor({ Username, Password, ClientNumberList, PickupDateFrom }: GlsRequest): object[] {
    const errorOf = (ErrorCode: number, ErrorDescription: string) => [
      { ErrorCode, ErrorDescription, ClientReferenceList: [], ParcelIdList: [] },
    ];
    if (typeof PickupDateFrom !== 'string' || !/^\/Date\(\d+\)\/$/.test(PickupDateFrom))
      return errorOf(6, 'Wrong date.');
    if (failures >= maxAttempts) {
      return errorOf(-1, 'Too many failed login attempts. Your account has been locked until 11:13.');
    }
    const isAuthenticated =
      Username === glsAccount.username && JSON.stringify(Password) === JSON.stringify(bytesOf(glsAccount.password));
    if (!isAuthenticated) {
      failures += 1;
      return errorOf(-1, 'Unauthorized.');
    }
    const isOwnNumber = JSON.stringify(ClientNumberList) === JSON.stringify([Number(glsAccount.client_number)]);
    return isOwnNumber ? [] : errorOf(15, 'The client number is not one of the user.');
  }

  const server = await openHttpServer((request, response) => {
    void readBody(request).then((body) => {
      if (request.method !== 'POST' || request.url !== '/ParcelService.svc/json/GetParcelList') {
        return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      }
      tries += 1;
      const errors = errorsFor(JSON.parse(body) as GlsRequest);
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ GetParcelListErrors: errors, PrintDataInfoList: [] }));
    });
  });
  return { ...server, tries: () => tries };
}
