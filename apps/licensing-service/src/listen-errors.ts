import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Settings, StartupError } from './platform';

/** Binds the address before startup, so that a busy port is reported at once. */
export async function tryListening(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen({ host: settings.host, port: settings.port, exclusive: true });
  await once(server, 'listening').catch((error: unknown) => {
    throw listenErrorOf(error, settings);
  });
  server.close();
  await once(server, 'close');
}

/** Explains why the service cannot listen. Returns any other error unchanged. */
export function listenErrorOf(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to a free one.`,
      );
    case 'EACCES':
      return new StartupError(`This user may not listen on port ${port}. Set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`${host} is no address of this machine. Set HOST to one that is.`);
    default:
      return error;
  }
}
