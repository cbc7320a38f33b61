import { page, wordFile } from './word-file';
import { field, heading, paragraph, paragraphs, part, run } from './word-xml';

const bookmark = (name: string, id: number, content: string) =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
const landscape = page.replace('w:w="11906" w:h="16838"', 'w:w="16838" w:h="11906" w:orient="landscape"');
const entry = (text: string, name: string, number: string) =>
  paragraph(
    `<w:hyperlink w:anchor="${name}">${run(text)}<w:r><w:tab/></w:r>${field(`PAGEREF ${name} \\h`, number)}</w:hyperlink>`,
    '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9638"/></w:tabs>',
  );
const titled = (text: string, name: string, id: number) =>
  paragraph(bookmark(name, id, run(text)), '<w:pStyle w:val="Heading1"/>');

/** Contents with links, two columns with a line between them, a landscape page, and a page with a border. */
export const makeSections = () =>
  wordFile({
    parts: {
      footer: part(
        'footer',
        'ftr',
        paragraph(`${run('– ')}${field('PAGE', '1')}${run(' –')}`, '<w:jc w:val="center"/>'),
      ),
    },
    body: [
      heading('Kazalo', 2),
      entry('Prvi del', '_Toc1', '1'),
      entry('Drugi del', '_Toc2', '2'),
      entry('Tretji del', '_Toc3', '3'),
      titled('Prvi del', '_Toc1', 1),
      paragraphs(2, 4),
      paragraph('', `<w:sectPr><w:footerReference w:type="default" r:id="footer"/>${page}</w:sectPr>`),
      paragraphs(8, 3, '<w:jc w:val="both"/>'),
      paragraph(
        '',
        `<w:sectPr><w:type w:val="continuous"/>${page}<w:cols w:num="2" w:space="567" w:sep="1"/></w:sectPr>`,
      ),
      titled('Drugi del', '_Toc2', 2),
      paragraphs(3, 4),
      paragraph('', `<w:sectPr>${landscape}</w:sectPr>`),
      titled('Tretji del', '_Toc3', 3),
      paragraphs(2, 4),
      `<w:sectPr>${page}<w:pgBorders w:offsetFrom="page"><w:top w:val="single" w:sz="8" w:space="24" w:color="1E5AC8"/><w:left w:val="single" w:sz="8" w:space="24" w:color="1E5AC8"/><w:bottom w:val="single" w:sz="8" w:space="24" w:color="1E5AC8"/><w:right w:val="single" w:sz="8" w:space="24" w:color="1E5AC8"/></w:pgBorders></w:sectPr>`,
    ].join(''),
  });
