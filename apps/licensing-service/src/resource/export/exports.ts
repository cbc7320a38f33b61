import type { Readable } from 'node:stream';
import type { ExportInput } from '@atrium/api-client/contract';
import type { Caller, SessionUser } from '../../platform';
import type { ListedTable } from '../listing';

export interface ExportContext {
  readonly user: SessionUser;
  readonly caller: Caller;
}

export interface Exports {
  /**
   * Streams the rows of a list as a spreadsheet. Closing the stream stops the export.
   *
   * @throws `Conflict` while another export of the user is running, `InvalidInput` above 100,000 rows
   */
  start(listing: ListedTable, context: ExportContext, input: ExportInput): Promise<Readable>;
}
