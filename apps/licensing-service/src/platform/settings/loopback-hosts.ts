/** The names by which this machine reaches itself. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
