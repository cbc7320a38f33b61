import { buildApp } from './app';
import { systemClock } from './clock';
import { lockFolder } from './database/folder-lock';
import { openDatabase } from './database/open-database';
import { readSettings } from './environment';
import { createLog, describeError } from './log';
import { createParts } from './parts';
import { refusalOfListening } from './refusal-of-listening';
import { loadSecretKeys } from './secret-keys';
import { StartRefused } from './start-refused';
import { stopGracefully } from './stop-gracefully';
import { welcome } from './welcome';

async function start(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  const lock = await lockFolder(settings.dataDir);
  process.once('exit', () => lock.release());

  const secretKeys = await loadSecretKeys(settings);
  const opened = await openDatabase(settings, (error) => {
    log.error(describeError(error), 'database connection lost');
    if (settings.databaseUrl === null) process.exit(1);
  });
  const parts = createParts({ settings, log, clock: systemClock, database: opened.database, databaseClient: opened.client, secretKeys });
  const app = await buildApp(parts);
  app.addHook('onClose', () => opened.close());
  stopGracefully(app, log);

  await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw refusalOfListening(error, settings);
  });
  for (const line of await welcome(parts)) process.stdout.write(`${line}\n`);
}

start().catch((error: unknown) => {
  const told = error instanceof StartRefused ? error.message : `Atrium could not start: ${error instanceof Error ? error.message : 'unknown error'}`;
  process.stderr.write(`${told}\n`);
  process.exit(1);
});
