/** Why a ZIP archive is refused. */
export type ZipRefusal = 'unreadable' | 'encrypted' | 'too_many_entries' | 'unsafe_name' | 'too_large';

export class ZipRefused extends Error {
  readonly reason: ZipRefusal;

  constructor(reason: ZipRefusal) {
    super(`A ZIP archive was refused: ${reason}.`);
    this.name = 'ZipRefused';
    this.reason = reason;
  }
}
