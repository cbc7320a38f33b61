import { firstAdministratorLink } from './identity';
import type { Dependencies } from './composition';

/** The lines printed after the start. */
export async function welcome(dependencies: Dependencies): Promise<string[]> {
  const { settings } = dependencies;
  const link = await firstAdministratorLink(dependencies);
  const keepsMail = settings.smtpUrl === null;
  return [
    `${settings.productName} is ready at ${settings.publicUrl}`,
    ...(keepsMail ? [`E-mails are kept at ${settings.publicUrl}/outbox`] : []),
    ...(link === null ? [] : [`There is no Administrator yet. Register the first one, once, at ${link}`]),
  ];
}
