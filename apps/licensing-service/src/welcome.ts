import { firstAdministratorLink } from './identity';
import type { Dependencies } from './composition';

/** Lines printed after startup. */
export async function welcome(dependencies: Dependencies): Promise<string[]> {
  const { settings } = dependencies;
  const link = await firstAdministratorLink(dependencies);
  const usesOutbox = settings.smtpUrl === null;
  return [
    `${settings.productName} is ready at ${settings.publicUrl}`,
    ...(usesOutbox ? [`E-mails are kept at ${settings.publicUrl}/outbox`] : []),
    ...(link === null ? [] : [`There is no Administrator yet. Register the first one, once, at ${link}`]),
  ];
}
