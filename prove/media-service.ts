import { type BuiltService, startBuiltService } from '../tooling/commands/built-service.ts';
import { logIn, newPassword, type Person, register, type Session } from '../tooling/commands/demo-calls.ts';

const administrator: Person = {
  email: 'ana@zelena-dolina.example',
  fullName: 'Ana Zelena',
  role: 'Administrator',
  language: 'en',
};

/** A built service whose Administrator uploads media. */
export interface MediaService extends BuiltService {
  readonly session: Session;
  /** Uploads a file as one of the media would be. Returns the status, and the field's messages of a refusal. */
  readonly upload: (name: string, content: Uint8Array) => Promise<{ status: number; messages: readonly string[] }>;
}

export async function startMediaService(environment: Readonly<Record<string, string>> = {}): Promise<MediaService> {
  const service = await startBuiltService({ LIMIT_USER_PER_MINUTE: '1000000', ...environment });
  const password = newPassword();
  await register(service.url, administrator, password, { administrator_token: service.administratorToken });
  const session = await logIn(service.url, administrator, password);
  return {
    ...service,
    session,
    upload: async (name, content) => {
      const form = new FormData();
      form.append('file', new File([Uint8Array.from(content)], name));
      const response = await fetch(`${service.url}/api/media/files`, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en', cookie: session.cookie },
        body: form,
        signal: AbortSignal.timeout(60_000),
      });
      const { errors = {} } = (await response.json()) as { errors?: Readonly<Record<string, readonly string[]>> };
      return { status: response.status, messages: Object.values(errors).flat() };
    },
  };
}
