import { firstAdministratorLink } from './identity/accounts/first-administrator.service';
import type { Parts } from './parts';

/** The lines printed after the start. */
export async function welcome(parts: Parts): Promise<string[]> {
  const { settings } = parts;
  const link = await firstAdministratorLink(parts);
  const keepsMail = settings.smtpUrl === null;
  return [
    `${settings.productName} is ready at ${settings.publicUrl}`,
    ...(keepsMail ? [`E-mails are kept at ${settings.publicUrl}/outbox`] : []),
    ...(link === null ? [] : [`There is no Administrator yet. Register the first one, once, at ${link}`]),
  ];
}
