import { DomainError } from '../http/errors';
import { isDiskFull } from '../files/disk-full';
import { type ReceivedFile, receiveStream } from '../files/receive-to-disk';
import { FileTooLarge } from '../files/file-too-large';
import type { DavCall } from './dav-call';

/** Bytes of a file that a program may save. */
export const maximumBytes = 20 * 1024 * 1024;

/** Receives the body into a file of the folder. */
export async function receive({ request, file }: DavCall, folder: string): Promise<ReceivedFile> {
  try {
    return await receiveStream(folder, file.name, request.raw, maximumBytes);
  } catch (error) {
    if (error instanceof FileTooLarge) throw tooLarge();
    if (isDiskFull(error)) throw error;
    // The program closed the connection.
    throw request.raw.destroyed ? new DomainError(400, 'malformed_request') : error;
  }
}

/** The rest of the body is not awaited. */
export const tooLarge = () => new DomainError(413, 'body_too_large', { headers: { connection: 'close' } });
