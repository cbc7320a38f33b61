import { page, wordFile } from './word-file';
import { paragraph, part, prose, run } from './word-xml';

const mark = (kind: string) =>
  run('', '<w:rStyle w:val="NoteReference"/>').replace(/<w:t .*<\/w:t>/, `<w:${kind}Ref/>`);
const note = (kind: string, id: number, text: string) =>
  `<w:${kind} w:id="${id}">${paragraph(`${mark(kind)}${run(` ${text}`, '<w:sz w:val="18"/>')}`, '<w:spacing w:after="0" w:line="240" w:lineRule="auto"/>')}</w:${kind}>`;
const separators = (kind: string) =>
  `<w:${kind} w:type="separator" w:id="-1">${paragraph('<w:r><w:separator/></w:r>', '<w:spacing w:after="0" w:line="240" w:lineRule="auto"/>')}</w:${kind}><w:${kind} w:type="continuationSeparator" w:id="0">${paragraph('<w:r><w:continuationSeparator/></w:r>', '<w:spacing w:after="0" w:line="240" w:lineRule="auto"/>')}</w:${kind}>`;
const reference = (kind: string, id: number) =>
  `<w:r><w:rPr><w:rStyle w:val="NoteReference"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;

const count = 12;
const noted = Array.from({ length: count }, (_, at) =>
  paragraph(
    `${run(prose(3, at))}${reference('footnote', at + 1)}${run(` ${prose(2, at + 3)}`)}`,
    '<w:jc w:val="both"/>',
  ),
).join('');

/** Footnotes on several pages. */
export const makeNotes = () =>
  wordFile({
    parts: {
      footnotes: part(
        'footnotes',
        'footnotes',
        `${separators('footnote')}${Array.from({ length: count }, (_, at) => note('footnote', at + 1, prose(1, at))).join('')}`,
      ),
    },
    body: `${noted}<w:sectPr>${page}</w:sectPr>`,
  });
