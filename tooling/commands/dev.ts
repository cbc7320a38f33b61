import { become, pnpm } from './shell.mjs';

const port = process.env.PORT ?? '4000';
const portalPort = process.env.PORTAL_PORT ?? '5173';

console.log(`Portal with hot reload: http://127.0.0.1:${portalPort}   Service: http://127.0.0.1:${port}`);
become(pnpm('--parallel', '--filter=@atrium/licensing-service', '--filter=@atrium/portal', 'run', 'dev'), {
  env: { PORT: port, PORTAL_PORT: portalPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${portalPort}` },
});
