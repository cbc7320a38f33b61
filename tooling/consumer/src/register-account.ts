/** Registers and activates an account with the same calls as the portal. */
export async function registerAccount(
  api: string,
  email = 'ana@consumer.example',
): Promise<{ email: string; password: string }> {
  const password = 'zelena-3Lipa!';
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const form = { full_name: 'Ana Novak', email, country_code: 'SI', phone: '041234567', terms: 'true' };
  const body = new URLSearchParams({ ...form, password, password_confirmation: password });
  await fetch(`${api}/auth/signup`, { method: 'POST', headers, body });
  const [mail] = (await (await fetch(`${api}/outbox`)).json()) as { text: string }[];
  const token = /activate\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await fetch(`${api}/auth/signup/activate/${token}`, { headers });
  return { email, password };
}
