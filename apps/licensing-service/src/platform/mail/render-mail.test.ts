import { describe, expect, it } from 'vitest';
import { languages, texts } from '../texts/texts';
import { type MailTemplate, renderMail } from './render-mail';

const templates = Object.keys(texts.en.mail).filter((name): name is MailTemplate => name !== 'frame');
const names = [...JSON.stringify(texts.en.mail).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const values = { ...Object.fromEntries(names.map((name) => [name, `<b>${name}`])), count: 2 };
const content = { product: 'Atrium', name: 'Ana <b>', values, link: 'https://portal.example/x?a=1&b="2' };

describe.each(languages)('e-mails in %s', (language) => {
  it.each(templates)('%s contains every value, as text and as HTML', (template) => {
    const { subject, text, html } = renderMail({ ...content, language, template });
    expect(subject).toMatch(/\S/);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Ana &lt;b&gt;');
    expect(html).not.toContain('<b>');
    expect(text).toContain(content.link);
    expect(html).toContain('href="https://portal.example/x?a=1&amp;b=&quot;2"');
    expect(html).not.toMatch(/<(script|img|table|link)\b/);
  });

  it('greet without a name if the address is not confirmed', () => {
    const { text } = renderMail({ ...content, name: null, language, template: 'activation' });
    expect(text.split('\n')[0]).toBe(language === 'sl' ? 'Pozdravljeni,' : 'Hello,');
  });
});
