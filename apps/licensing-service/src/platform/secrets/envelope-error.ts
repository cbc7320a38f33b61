/** An envelope that cannot be decrypted: unknown key, wrong context or damage. */
export class EnvelopeError extends Error {
  constructor(reason: 'shape' | 'unknown_key' | 'integrity') {
    super(`A secret cannot be decrypted: ${reason}.`);
    this.name = 'EnvelopeError';
  }
}
