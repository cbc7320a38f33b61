import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunkOf, withImports } from './first-files.ts';
import { firstSources } from './first-sources.ts';

/** What is loaded at once, by the sources it begins with. */
const beginnings = {
  login: [firstSources.login],
  loginForm: [firstSources.loginForm],
  registration: [firstSources.registration, firstSources.registrationHelp],
  registrationForm: [firstSources.registrationForm],
  forgotPassword: [firstSources.forgotPassword],
  forgotPasswordForm: [firstSources.forgotPasswordForm],
  portal: [firstSources.portal],
  tenants: [firstSources.portalLayout, firstSources.tenantList],
  details: [firstSources.tenantDetails],
  setupStatus: [firstSources.setupStatus],
  wizard: [firstSources.newTenant, firstSources.wizard, firstSources.section('application')],
  laterSections: ['data-provider', 'couriers', 'fiscalization', 'plugins', 'subscription', 'payment'].map(
    firstSources.section,
  ),
};

type Beginning = keyof typeof beginnings;

const ofTenants = /[\\/](?:tenant-wizard|forms)[\\/]dist[\\/]/;

/**
 * One file for each set of pages that need the same; what a visitor and the portal both need is shared. The login is the
 * measure of the visitors' pages: what only another one needs is a file by itself, also where the portal needs it too. So is
 * what the wizard shares with other features, and what only its later sections need.
 */
function groupOf(needed: ReadonlySet<Beginning>, moduleId: string): string | null {
  const signedIn = needed.has('portal') || needed.has('tenants');
  if (needed.has('login')) return signedIn ? 'shared' : 'visitor';
  if (needed.has('registration') || needed.has('forgotPassword')) return signedIn ? 'first-fields' : null;
  if (needed.has('loginForm') && signedIn) return 'calls';
  if (needed.has('loginForm')) return needed.has('wizard') ? 'fields' : 'form';
  if (needed.has('registrationForm') || needed.has('forgotPasswordForm')) return null;
  if (needed.has('portal')) return 'portal';
  if (needed.has('tenants')) return 'tenants';
  const wizard = needed.has('wizard');
  if (needed.has('details')) return wizard || needed.has('laterSections') ? 'details-and-wizard' : 'details';
  if (!ofTenants.test(moduleId)) return null;
  if (needed.has('setupStatus')) return 'section-rules';
  return wizard ? 'wizard' : null;
}

function bundleOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle {
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The build wrote nothing.');
  return Object.fromEntries(output.output.map((file) => [file.fileName, file]));
}

/**
 * Tells for each module which first pages need it, so that the ones needed by the same pages share a file and no page loads
 * what only another one needs. Only a finished build knows: a first one, kept in memory, is asked.
 * What a page begins with stays by itself: loading it is beginning the page. So does style: each page writes its own.
 * @returns the name of a module's group; null where it has none
 */
export async function chunkGroups(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const bundle = bundleOf(
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, write: false, minify: false },
    }),
  );
  const needed = new Map<string, Set<Beginning>>();
  for (const name of Object.keys(beginnings) as Beginning[]) {
    const sources = beginnings[name];
    const files = new Set(sources.flatMap((source) => withImports(bundle, chunkOf(bundle, source))));
    for (const file of files) {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) needed.set(id, (needed.get(id) ?? new Set()).add(name));
    }
  }
  const begins = (moduleId: string) =>
    moduleId.endsWith('.html') ||
    [[firstSources.portalMain], ...Object.values(beginnings)].some((sources) =>
      sources.some((source) => source.test(moduleId)),
    );
  return (moduleId) => {
    if (begins(moduleId) || moduleId.endsWith('.css')) return null;
    if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(moduleId)) return 'react';
    const needing = needed.get(moduleId);
    return needing === undefined ? null : groupOf(needing, moduleId);
  };
}
