import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkOf, withImports } from './first-files.ts';
import { firstSources } from './first-sources.ts';

/** Entry sources of each page that loads first. */
const beginnings = {
  login: [firstSources.login],
  loginForm: [firstSources.loginForm],
  registration: [firstSources.registration, firstSources.registrationHelp],
  registrationForm: [firstSources.registrationForm],
  forgotPassword: [firstSources.forgotPassword],
  forgotPasswordForm: [firstSources.forgotPasswordForm],
  start: [firstSources.portalMain],
  portal: [firstSources.portal],
  tenants: [firstSources.portalLayout, firstSources.tenantList],
  details: [firstSources.tenantDetails],
  setupStatus: [firstSources.setupStatus],
  wizard: [firstSources.newTenant, firstSources.wizard, firstSources.section('application')],
  laterSections: ['data-provider', 'couriers', 'fiscalization', 'plugins', 'subscription', 'payment'].map(
    firstSources.section,
  ),
  datePopover: [firstSources.datePopover],
};

type Beginning = keyof typeof beginnings;

const ofKit = /[\\/]ui-kit[\\/]dist[\\/]/;
const ofRules = /[\\/]validators[\\/]dist[\\/]/;
const contractIndex = /[\\/]api-client[\\/]dist[\\/]contract[\\/]index\.js$/;
const ofTenants = /[\\/](?:tenant-wizard|forms)[\\/]dist[\\/]/;

/**
 * Groups modules by the set of first pages that need them; modules of both visitor pages and the portal are shared. The
 * login is the reference for visitor pages: modules that only another one needs get their own file, even if the portal
 * needs them too. The same applies to modules that the wizard shares with other features, except the frame of its pages,
 * to those of its later sections, and to those of the calendar, which would load the whole wizard otherwise. Modules of the
 * contract that the list does not need share a file, and so do those that no first page needs: the contract imports only
 * itself, so these files never import each other in a circle.
 */
function groupOf(needed: ReadonlySet<Beginning>, moduleId: string, isContract: boolean): string | null {
  if (needed.has('start') && !needed.has('login')) return 'start';
  const signedIn = needed.has('portal') || needed.has('tenants');
  if (needed.has('login')) return signedIn ? 'shared' : 'visitor';
  if (needed.has('registration') || needed.has('forgotPassword')) return signedIn ? 'first-fields' : null;
  if (needed.has('loginForm') && signedIn) return 'calls';
  if (needed.has('loginForm')) return needed.has('wizard') ? 'fields' : 'form';
  if (needed.has('registrationForm') || needed.has('forgotPasswordForm')) return null;
  if (needed.has('portal')) return 'portal';
  if (needed.has('tenants')) return 'tenants';
  if (isContract) return 'tenant-calls';
  const wizard = needed.has('wizard');
  if (needed.has('details')) return wizard || needed.has('laterSections') ? 'details-and-wizard' : 'details';
  const onlyWizard = !needed.has('laterSections') && !needed.has('datePopover');
  if (wizard && onlyWizard && ofKit.test(moduleId)) return 'wizard';
  if (wizard && ofRules.test(moduleId)) return 'rules';
  if (!ofTenants.test(moduleId)) return null;
  if (needed.has('setupStatus')) return 'section-rules';
  return wizard ? 'wizard' : null;
}

/** A module, and all that it imports. */
function closureOf(start: string | undefined, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(start === undefined ? [] : [start]);
  for (const id of reached) for (const imported of imports.get(id) ?? []) reached.add(imported);
  return reached;
}

function bundleOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle {
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The build wrote nothing.');
  return Object.fromEntries(output.output.map((file) => [file.fileName, file]));
}

/**
 * Assigns each module to a chunk by the first pages that need it, so that no page loads the code of another. This
 * requires a finished build, so a first one runs in memory. Entry modules stay separate, because loading them starts
 * the page; styles too, because each page writes its own.
 * @returns the name of a module's group; null without one
 */
export async function chunkGroups(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const imports = new Map<string, readonly string[]>();
  const readImports: Plugin = {
    name: 'read-imports-of-modules',
    moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
  };
  const bundle = bundleOf(
    await build({
      ...config,
      plugins: [...(config.plugins ?? []), readImports],
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, write: false, minify: false },
    }),
  );
  const contract = closureOf(
    [...imports.keys()].find((id) => contractIndex.test(id)),
    imports,
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
    Object.values(beginnings).some((sources) => sources.some((source) => source.test(moduleId)));
  return (moduleId) => {
    if (begins(moduleId) || moduleId.endsWith('.css')) return null;
    if (moduleId.includes('vite/preload-helper')) return 'preload';
    if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(moduleId)) return 'react';
    const needing = needed.get(moduleId);
    if (needing === undefined) return contract.has(moduleId) ? 'later-calls' : null;
    return groupOf(needing, moduleId, contract.has(moduleId));
  };
}
