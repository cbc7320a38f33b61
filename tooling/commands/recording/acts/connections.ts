import { newsletterKeys } from '../vendors/newsletter.ts';
import type { Caller, Recorder } from '../recorder.ts';
import type { Form } from '../send.ts';
import { dataProvider, gls, mailbox, posta } from './sections.ts';

/** Tests every connection with valid and invalid accounts. The service refuses to connect to its own machine. */
export async function testConnections(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const test = (name: string, form: Form, note: string) =>
    recorder.call(owner, 'POST', `/tenants/${id}/connections/${name}/test`, { form, note });
  await test('gls', { gls }, 'right');
  await test('gls', { gls: { ...gls, username: 'other@zelena-dolina.example' } }, 'wrong');
  await test('posta-slovenije', { posta_slovenije: posta }, 'right');
  await test('posta-slovenije', { posta_slovenije: { ...posta, client_id: '1' } }, 'wrong');
  for (const [provider, key] of Object.entries(newsletterKeys)) {
    await test('newsletter', { newsletter: { provider, api_key: key } }, `right ${provider}`);
    const wrong = provider === 'mailchimp' ? 'fedcba9876543210fedcba9876543210-us21' : `${key}0`;
    await test('newsletter', { newsletter: { provider, api_key: wrong } }, `wrong ${provider}`);
  }
  await test('data-provider', { ...dataProvider, host: '127.0.0.1' }, 'this machine');
  await test('data-provider', { ...dataProvider, host: '127.0.0.1', port: '22' }, 'foreign port');
  await test(
    'data-provider',
    { ...dataProvider, kind: 'mysql', host: '10.0.0.9', password: '' },
    'password of another host',
  );
  await test('mailbox', { mailbox: { ...mailbox, host: '127.0.0.1' } }, 'this machine');
  await test('mailbox', { mailbox: { host: '', port: '' } }, 'empty');
  const vat = (form: Form) => recorder.call(owner, 'POST', `/tenants/${id}/vat-number/check`, { form });
  await vat({ vat_number: 'SI50223054', country: 'SI' });
  await vat({ vat_number: 'ATU13585627', country: 'AT' });
  await vat({ vat_number: 'SI12345679', country: 'SI' });
  await vat({ vat_number: 'SI1', country: 'SI' });
  const headers = { 'Idempotency-Key': `vpn-${owner.language}-0123456789` };
  await recorder.must(owner, 'POST', `/tenants/${id}/vpn-request`, { headers });
  await recorder.call(owner, 'POST', `/tenants/${id}/vpn-request`, { headers, note: 'the same key' });
}
