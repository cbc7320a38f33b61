import { escapeHtml as escapeXml } from '../http/html';
import type { DavFile } from './dav-resource';
import { describeLock, exclusiveWrite } from './describe-lock';

/** Name of a property. */
export interface PropertyName {
  readonly space: string;
  readonly name: string;
}

/** Properties of a file or folder: the XML of each value. */
export type Properties = Readonly<Record<string, string>>;

export const propertiesOfFile = (file: DavFile, href: string): Properties => ({
  resourcetype: '',
  displayname: escapeXml(file.name),
  creationdate: file.createdAt.toISOString(),
  getlastmodified: file.modifiedAt.toUTCString(),
  getcontentlength: String(file.size),
  getcontenttype: file.mediaType,
  getetag: escapeXml(file.etag),
  supportedlock: `<D:lockentry>${exclusiveWrite}</D:lockentry>`,
  lockdiscovery: file.lock === null ? '' : describeLock(file.lock, href),
});

/** The folder exists only because programs ask about it: it holds the one file. */
export const propertiesOfFolder = (file: DavFile): Properties => ({
  resourcetype: '<D:collection/>',
  displayname: '',
  creationdate: file.createdAt.toISOString(),
  getlastmodified: file.modifiedAt.toUTCString(),
  supportedlock: '',
  lockdiscovery: '',
});
