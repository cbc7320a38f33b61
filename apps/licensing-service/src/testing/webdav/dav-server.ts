import { rm } from 'node:fs/promises';
import { uploadFolder } from '../../platform/files/upload-folder';
import { createDavApp } from '../../platform/webdav/testing/dav-app';
import { litmusFolder } from '../../platform/webdav/testing/litmus-folder';

/* Serves a folder to litmus, which `npm run prove -- documents` installs. */
const { app, settings } = await createDavApp();
await app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  litmusFolder(scope, 'folder', uploadFolder(settings));
});
app.addHook('onClose', () => rm(settings.dataDir, { recursive: true, force: true }));
process.once('SIGTERM', () => void app.close());
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
