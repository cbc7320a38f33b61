import { page, wordFile } from './word-file';
import { inline, paragraph, paragraphs, run } from './word-xml';

const chart = {
  kind: 'chart',
  type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  xml: `<c:chartSpace NAMESPACES><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:val><c:numLit><c:ptCount val="2"/><c:pt idx="0"><c:v>3</c:v></c:pt><c:pt idx="1"><c:v>5</c:v></c:pt></c:numLit></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`,
};
const graphic = (uri: string, content: string) =>
  `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${content}</a:graphicData></a:graphic>`;
const diagram = graphic('diagram', '<dgm:relIds r:dm="data" r:lo="layout" r:qs="style" r:cs="colors"/>');
const equation =
  '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>';

/** A chart, SmartArt, an equation and a tracked change. */
export const makeUnsupported = () =>
  wordFile({
    parts: { chart },
    body: [
      paragraphs(1, 3),
      paragraph(inline(300, 160, graphic('chart', '<c:chart r:id="chart"/>'))),
      paragraph(inline(300, 120, diagram)),
      paragraph(`${run('Razmerje je ')}${equation}${run(', torej polovica.')}`),
      paragraph(
        `${run('Rok je ')}<w:ins w:id="7" w:author="Ana" w:date="2026-11-26T10:00:00Z">${run('petnajst')}</w:ins>${run(' dni.')}`,
      ),
      `<w:sectPr>${page}</w:sectPr>`,
    ].join(''),
  });
