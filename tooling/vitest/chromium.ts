const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options to start `CHROMIUM_PATH`, or else Playwright's Chromium, without background requests. */
export function launchOptions(moreFlags: readonly string[] = []) {
  const executablePath = process.env['CHROMIUM_PATH'];
  return { args: [...quietFlags, ...moreFlags], ...(executablePath ? { executablePath } : {}) };
}
