const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts a Chromium without background requests: the one named by CHROMIUM_PATH, else Playwright's own. */
export function launchOptions(moreFlags: readonly string[] = []) {
  const executablePath = process.env['CHROMIUM_PATH'];
  return { args: [...quietFlags, ...moreFlags], ...(executablePath ? { executablePath } : {}) };
}
