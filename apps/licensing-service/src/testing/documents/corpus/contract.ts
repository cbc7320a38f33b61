import { page, wordFile } from './word-file';
import { field, heading, paragraph, paragraphs, part, prose, run } from './word-xml';

const level = (at: number, format: string, text: string, left: number) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="425"/></w:pPr></w:lvl>`;
const numbering = part(
  'numbering',
  'numbering',
  `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${level(0, 'decimal', '%1.', 425)}${level(1, 'decimal', '%1.%2', 992)}${level(2, 'lowerLetter', '%3)', 1417)}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
);
const item = (text: string, depth: number, list = 1) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr><w:jc w:val="both"/>`);

const article = (number: number) =>
  [
    heading(`${number}. člen`, 2),
    ...[0, 1, 1, 2, 2, 1, 0].map((depth, at) =>
      item(prose(depth === 0 ? 3 : 1, number + at), depth, number > 3 ? 3 : 1),
    ),
    item('izpisek iz registra', 0, 2),
    item('pooblastilo podpisnika', 0, 2),
  ].join('');

/** Numbered lists of three levels, bullets, justified text, and a first page with a header of its own. */
export const makeContract = () =>
  wordFile({
    parts: {
      numbering,
      first: part('header', 'hdr', paragraph('POGODBA', '<w:jc w:val="center"/>')),
      other: part(
        'header',
        'hdr',
        paragraph(
          run('Pogodba št. 17/2026'),
          '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="808080"/></w:pBdr>',
        ),
      ),
      pages: part(
        'footer',
        'ftr',
        paragraph(
          `${run('Stran ')}${field('PAGE', '1')}${run(' od ')}${field('NUMPAGES', '1')}`,
          '<w:jc w:val="right"/>',
        ),
      ),
    },
    body: `${heading('Pogodba o vzdrževanju')}${paragraphs(2, 4, '<w:jc w:val="both"/>')}${[1, 2, 3, 4, 5, 6].map(article).join('')}<w:sectPr><w:headerReference w:type="first" r:id="first"/><w:headerReference w:type="default" r:id="other"/><w:footerReference w:type="first" r:id="pages"/><w:footerReference w:type="default" r:id="pages"/>${page}<w:titlePg/></w:sectPr>`,
  });
