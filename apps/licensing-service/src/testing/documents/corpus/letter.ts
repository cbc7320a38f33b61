import { page, wordFile } from './word-file';
import { anchored, inline, logo, paragraph, paragraphs, part, run } from './word-xml';

/** A letter: logo beside the text and in the header, a link, an address in a frame of tabs, a signature. */
export const makeLetter = () =>
  wordFile({
    font: 'Times New Roman',
    links: { mail: 'mailto:info@example.si', site: 'https://example.si/pogoji?x=1' },
    parts: {
      header: part(
        'header',
        'hdr',
        paragraph(`${inline(90, 30, logo(90, 30))}${run('   Zelena dolina, d. o. o.', '<w:b/>')}`),
      ),
      footer: part(
        'footer',
        'ftr',
        paragraph(
          run('TRR: SI56 0201 0001 2345 678 · ID za DDV: SI12345678', '<w:sz w:val="16"/>'),
          '<w:jc w:val="center"/>',
        ),
      ),
    },
    body: [
      paragraph('Ga. Špela Žnidaršič', '<w:spacing w:before="480" w:after="0"/>'),
      paragraph('Čopova ulica 5', '<w:spacing w:after="0"/>'),
      paragraph('1000 Ljubljana'),
      paragraph('Celje, 26. november 2026', '<w:jc w:val="right"/>'),
      paragraph(run('Vabilo na sestanek', '<w:b/><w:sz w:val="28"/>')),
      paragraph(
        `${anchored({ width: 120, height: 40, x: 340, y: 180, wrap: '<wp:wrapSquare wrapText="bothSides"/>' }, logo(120, 40))}${run('Spoštovani, vabimo vas na sestanek. Pogoje najdete na naši ')}<w:hyperlink r:id="site">${run('spletni strani', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>${run(', pišete pa nam lahko na ')}<w:hyperlink r:id="mail">${run('info@example.si', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>${run('.')}`,
        '<w:jc w:val="both"/>',
      ),
      paragraphs(3, 4, '<w:jc w:val="both"/><w:ind w:firstLine="284"/>'),
      paragraph(
        `${run('Kraj:')}<w:r><w:tab/></w:r>${run('Podpis:')}<w:r><w:tab/></w:r>`,
        '<w:tabs><w:tab w:val="left" w:leader="dot" w:pos="4500"/><w:tab w:val="right" w:leader="underscore" w:pos="9600"/></w:tabs>',
      ),
      paragraph('Lep pozdrav', '<w:spacing w:before="480"/>'),
      paragraph(inline(120, 40, logo(120, 40))),
      `<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/>${page}</w:sectPr>`,
    ].join(''),
  });
