import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { createDataFolderFiles } from './data-folder-files';
import type { FileStore } from './file-store';
import { createS3Files } from './s3/s3-files';
import { uploadFolder } from './upload-folder';

/** The store that the settings select. */
export const createFiles = (settings: Settings): FileStore =>
  settings.s3 === null
    ? createDataFolderFiles(join(settings.dataDir, 'files'))
    : createS3Files(settings.s3, uploadFolder(settings));
