/** The S3 service answered a request with an unexpected status. */
export class S3Refused extends Error {
  readonly status: number;
  /** Status and reason, for the log. */
  readonly code: string;

  constructor(status: number, reason: string | null) {
    super('The S3 service refused a request.');
    this.name = 'S3Refused';
    this.status = status;
    this.code = reason === null ? String(status) : `${status} ${reason}`;
  }
}
