import { page, wordFile } from './word-file';
import { heading, paragraph, paragraphs, prose, run } from './word-xml';

const samples: readonly (readonly [string, string])[] = [
  ['krepko', '<w:b/>'],
  ['ležeče', '<w:i/>'],
  ['podčrtano', '<w:u w:val="single"/>'],
  ['dvojno', '<w:u w:val="double"/>'],
  ['pikčasto', '<w:u w:val="dotted"/>'],
  ['prečrtano', '<w:strike/>'],
  ['označeno', '<w:highlight w:val="yellow"/>'],
  ['senčeno', '<w:shd w:val="clear" w:color="auto" w:fill="DBEAFE"/>'],
  ['velike črke', '<w:caps/>'],
  ['male velike', '<w:smallCaps/>'],
  ['razprto', '<w:spacing w:val="40"/>'],
  ['široko', '<w:w w:val="150"/>'],
  ['barvno', '<w:color w:val="B91C1C"/>'],
  ['nadpisano', '<w:vertAlign w:val="superscript"/>'],
  ['podpisano', '<w:vertAlign w:val="subscript"/>'],
  ['dvignjeno', '<w:position w:val="6"/>'],
];
const border = (name: string) => `<w:${name} w:val="single" w:sz="6" w:space="4" w:color="1E5AC8"/>`;

/** Character and paragraph formatting, tabs of every kind, borders and shading. */
export const makeFormatting = () =>
  wordFile({
    body: [
      heading('Oblikovanje'),
      paragraph(samples.map(([text, properties]) => `${run(text, properties)}${run(' in ')}`).join('')),
      paragraph(prose(3), '<w:jc w:val="center"/><w:spacing w:line="360" w:lineRule="auto"/>'),
      paragraph(prose(3), '<w:spacing w:line="300" w:lineRule="exact"/><w:ind w:left="567" w:right="567"/>'),
      paragraph(
        prose(2),
        `<w:pBdr>${['top', 'left', 'bottom', 'right'].map(border).join('')}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="EFF6FF"/>`,
      ),
      paragraph(
        `${run('levo')}<w:r><w:tab/></w:r>${run('sredina')}<w:r><w:tab/></w:r>${run('12,5')}<w:r><w:tab/></w:r>${run('desno')}`,
        '<w:tabs><w:tab w:val="center" w:pos="3000"/><w:tab w:val="decimal" w:pos="6000"/><w:tab w:val="right" w:leader="dot" w:pos="9600"/></w:tabs>',
      ),
      paragraph(
        `${run('Vrstica,')}<w:r><w:br/></w:r>${run('prelomljena ročno; nedeljivi presledek 12 €, nedeljivi vezaj A')}<w:r><w:noBreakHyphen/></w:r>${run('4.')}`,
      ),
      paragraph(
        run('Times New Roman čšž', '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/>').concat(
          run(' in Arial čšž.', '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>'),
        ),
      ),
      paragraphs(4, 5, '<w:widowControl/>'),
      paragraph('Nova stran', '<w:pageBreakBefore/>'),
      paragraphs(2, 4, '<w:keepLines/>'),
      `<w:sectPr>${page}</w:sectPr>`,
    ].join(''),
  });
