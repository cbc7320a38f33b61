import { page, wordFile } from './word-file';
import { anchored, inline, logo, paragraph, paragraphs, run, shape } from './word-xml';

const square = '<wp:wrapSquare wrapText="bothSides"/>';
const box = { width: 150, height: 90, x: 320, y: 120 };
const text = paragraph(
  run('Okvir z besedilom: ', '<w:b/>').concat(run('čaj, žganje in šipek.')),
  '<w:spacing w:after="0"/>',
);

/** Text boxes, shapes, and pictures that are cropped, turned, behind text and beside text. */
export const makeDrawings = () =>
  wordFile({
    font: 'Arial',
    body: [
      paragraph(
        `${anchored({ ...box, wrap: square }, shape('rect', box, 'FEF3C7', text))}${anchored({ width: 120, height: 40, x: 0, y: 300, wrap: square }, logo(120, 40))}${run('Besedilo teče ob okvirju in ob sliki.')}`,
      ),
      paragraphs(6, 4),
      paragraph(
        `${anchored({ width: 200, height: 66, x: 140, y: 560, behind: true }, logo(200, 66))}${anchored({ width: 80, height: 80, x: 20, y: 520 }, shape('ellipse', { width: 80, height: 80 }, 'DBEAFE'))}${anchored({ width: 100, height: 50, x: 380, y: 640 }, shape('roundRect', { width: 100, height: 50 }, 'DCFCE7', paragraph('Zaobljen okvir')))}${run('Lik je pod tem odstavkom.')}`,
      ),
      paragraph(
        `${run('Izrez: ')}${inline(60, 40, logo(60, 40, '', '<a:srcRect r="50000"/>'))}${run(' in zasuk: ')}${inline(120, 40, logo(120, 40, ' rot="5400000"'))}`,
      ),
      paragraphs(1, 2),
      `<w:sectPr>${page}</w:sectPr>`,
    ].join(''),
  });
