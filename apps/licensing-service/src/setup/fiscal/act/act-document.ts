import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatIsoDay, documentStyle, documentStyles, fillText, tableLayout } from '../../../platform';
import type { ActData, ActPremise } from './act-data';
import { actTexts as texts } from './act-texts';

const typeLetters = { immovable: null, 'movable-a': 'A', 'movable-b': 'B', 'movable-c': 'C' } as const;

/** A table that repeats its header on every page, with lines only between rows. */
function table(head: readonly string[], widths: readonly (string | number)[], rows: readonly TableCell[][]): Content {
  return {
    margin: [0, 6, 0, 6],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [...widths],
      body: [head.map((text) => ({ text, style: 'head' })), ...rows],
    },
    layout: tableLayout,
  };
}

function article(number: number, name: string, ...content: readonly Content[]): Content[] {
  const [first, ...rest] = content;
  const heading = `${fillText(texts.article, { number })} (${name})`;
  return [
    { stack: [{ text: heading, style: 'article' }, ...(first === undefined ? [] : [first])], unbreakable: true },
    ...rest,
  ];
}

function premiseRow({ premiseId, place, validFrom }: ActPremise): TableCell[] {
  const id = { text: premiseId, bold: true };
  const letter = typeLetters[place.type];
  if (place.type !== 'immovable') {
    return [id, texts.movable, texts.noValue, texts.noValue, texts.noValue, letter ?? '', formatIsoDay(validFrom)];
  }
  const house = `${place.houseNumber}${place.houseNumberAdditional === null ? '' : ` ${place.houseNumberAdditional}`}`;
  const address = `${place.street} ${house}, ${place.settlement}, ${place.postalCode} ${place.post}`;
  const { cadastralNumber, buildingNumber, sectionNumber } = place;
  return [
    id,
    address,
    String(cadastralNumber),
    String(buildingNumber),
    String(sectionNumber),
    texts.noValue,
    formatIsoDay(validFrom),
  ];
}

function premisesArticle(premises: readonly ActPremise[]): Content[] {
  const letters = new Set(premises.map(({ place }) => typeLetters[place.type]));
  const usedLetters = (['A', 'B', 'C'] as const).filter((letter) => letters.has(letter));
  return article(
    2,
    texts.premises,
    texts.premisesText,
    table(texts.premiseColumns, ['auto', '*', 'auto', 'auto', 42, 'auto', 'auto'], premises.map(premiseRow)),
    ...usedLetters.map((letter) => ({ text: texts.movableMeaning[letter], style: 'note' })),
  );
}

function numberingArticle({ premises, numbering, numberingRestarts }: ActData): Content[] {
  const sample = premises.find(({ devices }) => devices.length > 0);
  const example = `${sample?.premiseId ?? ''}-${sample?.devices[0] ?? ''}-1`;
  return article(
    4,
    texts.numbering,
    fillText(texts.numberParts, { example }),
    texts.numberingBy[numbering],
    numberingRestarts ? texts.restarting : texts.continuing,
  );
}

function signature({ company, responsiblePerson, adoptedOn }: ActData): Content {
  const line: Content = { canvas: [{ type: 'line', x1: 0, y1: 34, x2: 200, y2: 34, lineWidth: 0.6 }] };
  return {
    margin: [0, 18, 0, 0],
    columns: [
      { stack: [{ text: texts.place, style: 'label' }, `${company.city}, ${formatIsoDay(adoptedOn)}`] },
      { width: 60, text: texts.stamp, style: 'label' },
      {
        width: 200,
        stack: [{ text: texts.signature, style: 'label' }, line, { text: responsiblePerson, margin: [0, 4, 0, 0] }],
      },
    ],
  };
}

/** The layout of the internal act on premises, devices and invoice numbering, on A4. */
export function actDocument(data: ActData): TDocumentDefinitions {
  const { company, responsiblePerson, premises, adoptedOn } = data;
  const seat = `${company.street}, ${company.postalCode} ${company.city}`;
  return {
    pageSize: 'A4',
    pageMargins: [57, 44, 57, 52],
    info: { title: `${texts.title} – ${company.name}`, author: company.name, creationDate: new Date(adoptedOn) },
    language: 'sl',
    defaultStyle: documentStyle,
    styles: {
      ...documentStyles,
      title: { fontSize: 18, bold: true, alignment: 'center', characterSpacing: 1 },
      subtitle: { fontSize: 11, alignment: 'center', margin: [36, 2, 36, 14] },
      article: { bold: true, margin: [0, 10, 0, 2] },
    },
    footer: (page, pages) => ({
      margin: [57, 18, 57, 0],
      columns: [
        { text: company.name, style: 'note' },
        { text: fillText(texts.page, { page, pages }), style: 'note', alignment: 'right', width: 'auto' },
      ],
    }),
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.subtitle, style: 'subtitle' },
      texts.basis,
      {
        margin: [0, 6, 0, 6],
        text: [
          { text: company.name, bold: true },
          `, ${seat}, ${texts.taxNumber} ${company.taxNumber}, ${texts.representedBy} ${responsiblePerson}, ${texts.thisAct}`,
        ],
      },
      ...article(1, texts.subject, texts.subjectText),
      ...premisesArticle(premises),
      ...article(
        3,
        texts.devices,
        texts.devicesText,
        table(
          texts.deviceColumns,
          ['auto', '*'],
          premises.map(({ premiseId, devices }) => [
            { text: premiseId, bold: true },
            devices.length === 0 ? texts.noValue : devices.join(', '),
          ]),
        ),
      ),
      ...numberingArticle(data),
      ...article(5, texts.effect, {
        stack: [fillText(texts.effectText, { date: formatIsoDay(adoptedOn) }), signature(data)],
      }),
    ],
  };
}
