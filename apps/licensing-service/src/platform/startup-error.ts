/** The service cannot start; the message is one plain sentence for the person who started it. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
