import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, type VendorAnswer } from './vendor-answer.ts';
import { answerNewsletter, newsletterPaths } from './newsletter.ts';
import { answerPosta } from './posta.ts';

export const glsUsername = 'info@zelena-dolina.si';

/** The register does not know VAT numbers that end in 9. */
function answerVies(body: string): VendorAnswer {
  const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
  const valid = !vatNumber.endsWith('9');
  const company = { name: 'ZELENA DOLINA D.O.O.', address: 'ŠMARTINSKA CESTA 152\n1000 LJUBLJANA' };
  return json(200, { countryCode, vatNumber, requestDate: '2026-11-23', valid, requestIdentifier: '', ...company });
}

function answerGls(body: string): VendorAnswer {
  const { Username: username } = JSON.parse(body) as { Username?: string };
  const refusal = { ErrorCode: -1, ErrorDescription: 'Unauthorized.', ClientReferenceList: [], ParcelIdList: [] };
  return json(200, { GetParcelListErrors: username === glsUsername ? [] : [refusal], PrintDataInfoList: [] });
}

function answer(request: IncomingMessage, body: string): VendorAnswer {
  const path = request.url ?? '/';
  if (path.startsWith('/vies/')) return answerVies(body);
  if (path === '/gls/ParcelService.svc/json/GetParcelList') return answerGls(body);
  if (path.startsWith('/posta')) return answerPosta(request, body);
  return answerNewsletter(path, request.headers) ?? json(404, {});
}

/** Opens the vendors that the service calls, on the loopback: VIES, two carriers and three newsletter providers. */
export async function openVendors() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, type, body } = answer(request, Buffer.concat(chunks).toString('utf8'));
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    VIES_URL: `${url}/vies`,
    GLS_URL: `${url}/gls`,
    POSTA_SLOVENIJE_URL: `${url}/posta`,
    MAILCHIMP_URL: `${url}${newsletterPaths.mailchimp}`,
    BREVO_URL: `${url}${newsletterPaths.brevo}`,
    MAILERLITE_URL: `${url}${newsletterPaths.mailerlite}`,
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { environment, close };
}
