import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { ConnectionFailed } from './connection-failed';

/** Byte limit of a connection test, since a hostile server may never stop sending. */
const maxBytes = 64 * 1024;

/** A connection that reads at most 64 KiB and closes on abort. Takes ownership of a connected socket. */
export class GuardedStream extends Duplex {
  readonly #socket: Socket;
  readonly #forget: () => void;
  #left = maxBytes;
  #ended = false;

  constructor(socket: Socket, signal: AbortSignal) {
    super({ allowHalfOpen: false });
    this.#socket = socket;
    const abort = () => this.destroy(new ConnectionFailed('no_answer'));
    this.#forget = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('end', () => {
      this.#ended = true;
      this.push(null);
    });
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => {
      if (!this.#ended) this.destroy();
    });
    // Adds a no-op listener: readers and writers get the error anyway.
    this.on('error', () => undefined);
    if (signal.aborted) abort();
  }

  #take(chunk: Buffer): void {
    this.#left -= chunk.length;
    if (this.#left < 0) this.destroy(new ConnectionFailed('not_understood'));
    else if (!this.push(chunk)) this.#socket.pause();
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#forget();
    this.#socket.destroy();
    done(error);
  }

  /** Socket methods that database drivers call. */
  setNoDelay(on?: boolean): this {
    this.#socket.setNoDelay(on);
    return this;
  }

  setKeepAlive(on?: boolean, delay?: number): this {
    this.#socket.setKeepAlive(on, delay);
    return this;
  }

  ref(): this {
    this.#socket.ref();
    return this;
  }

  unref(): this {
    this.#socket.unref();
    return this;
  }
}
