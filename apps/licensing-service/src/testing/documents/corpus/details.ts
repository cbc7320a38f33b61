import { page, wordFile } from './word-file';
import { anchored, heading, logo, paragraph, paragraphs, part, prose, run, shape } from './word-xml';

const box = { width: 140, height: 60, x: 340, y: 60 };
const content = paragraph('Okvir z rezervno obliko', '<w:spacing w:after="0"/>');

/** A text box as Word writes it: as DrawingML, and as VML for programs that do not know it. */
const textBox = anchored(
  { ...box, wrap: '<wp:wrapSquare wrapText="bothSides"/>' },
  shape('rect', box, 'F3E8FF', content),
).replace(
  /<w:drawing>[^]*<\/w:drawing>/,
  (drawing) =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback><w:pict><v:rect style="position:absolute;width:140pt;height:60pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent>`,
);

const emu = 12_700;
const member = (x: number, preset: string, fill: string) =>
  `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="${x * emu}" y="0"/><a:ext cx="${50 * emu}" cy="${40 * emu}"/></a:xfrm><a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></wps:spPr><wps:bodyPr/></wps:wsp>`;
const group = anchored(
  { width: 120, height: 40, x: 20, y: 300, wrap: '<wp:wrapTopAndBottom/>' },
  `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"><wpg:wgp xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"><wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${120 * emu}" cy="${40 * emu}"/><a:chOff x="0" y="0"/><a:chExt cx="${120 * emu}" cy="${40 * emu}"/></a:xfrm></wpg:grpSpPr>${member(0, 'ellipse', 'FCA5A5')}${member(70, 'triangle', '93C5FD')}</wpg:wgp></a:graphicData></a:graphic>`,
);

const cell = (text: string, width: number, properties = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${properties}</w:tcPr>${paragraph(text, '<w:spacing w:after="0"/>')}</w:tc>`;
const border = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`;
const table = `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="dxa"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="600"/><w:gridCol w:w="4400"/></w:tblGrid><w:tr><w:trPr><w:trHeight w:val="1400" w:hRule="exact"/></w:trPr>${cell('Pokončno', 600, '<w:textDirection w:val="btLr"/>')}${cell(prose(1), 4400, '<w:vAlign w:val="center"/>')}</w:tr></w:tbl>`;

/** A picture behind the header, a text box with a fallback, a group, upright text, and hidden text. */
export const makeDetails = () =>
  wordFile({
    parts: {
      header: part(
        'header',
        'hdr',
        paragraph(
          `${anchored({ width: 90, height: 30, x: 390, y: -40, behind: true }, logo(90, 30))}${run('Zelena dolina')}`,
        ),
      ),
    },
    body: [
      heading('Podrobnosti'),
      paragraph(`${textBox}${run(prose(4))}`),
      paragraph(`${run('Skrito besedilo manjka: ')}${run('nevidno', '<w:vanish/>')}${run('tu.')}`),
      table,
      paragraph(''),
      paragraph(`${group}${run('Skupina likov je nad tem odstavkom.')}`),
      paragraphs(2, 3),
      `<w:sectPr><w:headerReference w:type="default" r:id="header"/>${page}</w:sectPr>`,
    ].join(''),
  });
