import type { Clock } from './clock';
import type { Connections } from './connections/connections';
import type { DocxToPdf } from './conversion/docx-to-pdf';
import type { Database } from './database/database';
import type { DatabaseClient } from './database/database-client';
import type { Failpoint } from './failpoint';
import type { FileHolder } from './files/file-holder';
import type { FileStore } from './files/file-store';
import type { VirusScan } from './files/virus-scan';
import type { OpenRequests } from './http/open-requests';
import type { RateCounters } from './http/rate-counters';
import type { Sessions } from './http/sessions';
import type { TenantRoleOf } from './http/tenant-access';
import type { Jobs } from './jobs/job';
import type { Log } from './log';
import type { Mailer, MailListener, PrintAttachment } from './mail/mailer';
import type { Realtime } from './realtime/realtime';
import type { TimeStampAuthority } from './signing/time-stamp-authority';
import type { SecretKey, Settings } from './settings/settings';

/** Dependencies of the platform. Later rooms implement the interfaces that have no implementation here. */
export interface PlatformDependencies {
  readonly settings: Settings;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: Database;
  /** The driver beneath `database`, for LISTEN and the job queue. */
  readonly databaseClient: DatabaseClient;
  readonly secretKeys: readonly SecretKey[];
  readonly sessions: Sessions;
  readonly openRequests: OpenRequests;
  readonly rateCounters: RateCounters;
  readonly tenantRoleOf: TenantRoleOf;
  readonly mailer: Mailer;
  readonly printAttachment: PrintAttachment;
  readonly mailListeners: readonly MailListener[];
  readonly files: FileStore;
  /** The tables of every room that refer to stored files. */
  readonly fileHolders: readonly FileHolder[];
  readonly virusScan: VirusScan;
  /** Null: signatures have no time stamp. */
  readonly timeStampAuthority: TimeStampAuthority | null;
  readonly docxToPdf: DocxToPdf;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  /** Filters users who are members of a company CRM now. */
  readonly findMembersAmong: (tenantId: string, userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Opens connections to hosts that users name. */
  readonly connections: Connections;
  readonly failpoint: Failpoint;
}
