import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@atrium/vitest-config/free-port';

interface Company {
  readonly name: string;
  /** As VIES writes it: street and place on lines of their own. */
  readonly address: string;
}

/** A local server that answers as VIES does. It knows the companies of the given VAT numbers. */
export async function openViesRegister(companies: Readonly<Record<string, Company>>) {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string };
      const company = companies[`${countryCode}${vatNumber}`];
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ countryCode, vatNumber, valid: company !== undefined, ...company }));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
