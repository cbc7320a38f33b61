import type { Readable } from 'node:stream';
import type { ExportInput } from '@atrium/api-client/contract';
import type { Caller, SessionUser } from '../../platform';
import type { ListedTable } from '../listing';

export interface Exporting {
  readonly user: SessionUser;
  readonly caller: Caller;
}

export interface Exports {
  /**
   * The rows of a list as a spreadsheet, made while it is read; ending the stream ends the reading.
   * @throws `Conflict` while the user's last one is still being read, `InvalidInput` beyond 100,000 rows.
   */
  start(listing: ListedTable, exporting: Exporting, input: ExportInput): Promise<Readable>;
}
