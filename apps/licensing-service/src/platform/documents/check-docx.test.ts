import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { externalRelationship, sampleDocx, sampleZip } from '../../testing/files/sample-zip';
import { checkDocx } from './check-docx';

const relationships = 'word/_rels/document.xml.rels';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('checkDocx', () => {
  it.each([
    ['plain', sampleDocx()],
    ['with a link', sampleDocx({ [relationships]: externalRelationship('hyperlink') })],
    ['with a picture', sampleDocx({ 'word/media/image1.png': randomBytes(2_000_000) })],
  ])('accepts a file that is %s', (_kind, bytes) => {
    expect(checkDocx(bytes)).toBeNull();
  });

  it.each([
    ['unreadable', 'no archive', Buffer.from('PK no archive')],
    ['unreadable', 'an archive cut short', sampleDocx().subarray(40)],
    ['unreadable', 'another archive', sampleZip({ 'a.txt': 'a' })],
    ['unreadable', 'a smaller size than declared', sampleDocx({ 'a.bin': { content: 'aaaa', declared: 5 } })],
    ['unreadable', 'a larger size than declared', sampleDocx({ 'a.bin': { content: 'aaaa', declared: 3 } })],
    ['too_large', 'a bomb', sampleDocx({ 'a.bin': Buffer.alloc(20_000_000) })],
    ['too_large', '300 MB by declaration', sampleDocx({ 'a.bin': { content: 'a', declared: 300_000_000 } })],
    [
      'too_many_entries',
      '1,001 parts',
      sampleZip(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}`, '']))),
    ],
    ['unsafe_name', 'a path upwards', sampleDocx({ 'word/../../a': 'a' })],
    ['unsafe_name', 'an absolute path', sampleDocx({ '/etc/passwd': 'a' })],
    ['unsafe_name', 'a drive', sampleDocx({ 'C:\\a': 'a' })],
    ['unsafe_name', 'a symbolic link', sampleDocx({ link: { content: '/etc/passwd', mode: 0o120777 } })],
    ['encrypted', 'a password', sampleDocx({ a: { content: 'a', encrypted: true } })],
    ['macros', 'macros', sampleDocx({ 'word/vbaProject.bin': 'a' })],
    [
      'macros',
      'a macro type',
      sampleDocx({}, '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'),
    ],
    [
      'external_content',
      'a remote template',
      sampleDocx({ 'word/_rels/settings.xml.rels': externalRelationship('attachedTemplate') }),
    ],
    ['external_content', 'a remote picture', sampleDocx({ [relationships]: externalRelationship('image') })],
    ['dtd', 'a DTD', sampleDocx({ 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' })],
    ['dtd', 'a DTD in UTF-16', sampleDocx({ 'word/styles.xml': utf16('<!DOCTYPE a><a/>') })],
  ])('refuses as %s a file with %s', (refusal, _content, bytes) => {
    expect(checkDocx(bytes)).toBe(refusal);
  });
});
