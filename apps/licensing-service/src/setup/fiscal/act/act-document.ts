import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { dayOf, documentStyle, documentStyles, fillText, tableLayout } from '../../../platform';
import type { ActData, ActPremise } from './act-data';
import { actWords as words } from './act-words';

const letterOf = { immovable: null, 'movable-a': 'A', 'movable-b': 'B', 'movable-c': 'C' } as const;

/** A table whose head stands on every page it reaches, with lines between its rows alone. */
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
  const heading = `${fillText(words.article, { number })} (${name})`;
  return [
    { stack: [{ text: heading, style: 'article' }, ...(first === undefined ? [] : [first])], unbreakable: true },
    ...rest,
  ];
}

function premiseRow({ premiseId, place, validFrom }: ActPremise): TableCell[] {
  const id = { text: premiseId, bold: true };
  const letter = letterOf[place.type];
  if (place.type !== 'immovable') {
    return [id, words.movable, words.noValue, words.noValue, words.noValue, letter ?? '', dayOf(validFrom)];
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
    words.noValue,
    dayOf(validFrom),
  ];
}

function premisesArticle(premises: readonly ActPremise[]): Content[] {
  const letters = new Set(premises.map(({ place }) => letterOf[place.type]));
  const meanings = (['A', 'B', 'C'] as const).filter((letter) => letters.has(letter));
  return article(
    2,
    words.premises,
    words.premisesText,
    table(words.premiseColumns, ['auto', '*', 'auto', 'auto', 42, 'auto', 'auto'], premises.map(premiseRow)),
    ...meanings.map((letter) => ({ text: words.movableMeaning[letter], style: 'note' })),
  );
}

function numberingArticle({ premises, numbering, numberingRestarts }: ActData): Content[] {
  const sample = premises.find(({ devices }) => devices.length > 0);
  const example = `${sample?.premiseId ?? ''}-${sample?.devices[0] ?? ''}-1`;
  return article(
    4,
    words.numbering,
    fillText(words.numberParts, { example }),
    words.numberingBy[numbering],
    numberingRestarts ? words.restarting : words.continuing,
  );
}

function signature({ company, responsiblePerson, adoptedOn }: ActData): Content {
  const line: Content = { canvas: [{ type: 'line', x1: 0, y1: 34, x2: 200, y2: 34, lineWidth: 0.6 }] };
  return {
    margin: [0, 18, 0, 0],
    columns: [
      { stack: [{ text: words.place, style: 'label' }, `${company.city}, ${dayOf(adoptedOn)}`] },
      { width: 60, text: words.stamp, style: 'label' },
      {
        width: 200,
        stack: [{ text: words.signature, style: 'label' }, line, { text: responsiblePerson, margin: [0, 4, 0, 0] }],
      },
    ],
  };
}

/** The internal act on premises, devices and the numbering of invoices, laid out on A4. */
export function actDocument(data: ActData): TDocumentDefinitions {
  const { company, responsiblePerson, premises, adoptedOn } = data;
  const seat = `${company.street}, ${company.postalCode} ${company.city}`;
  return {
    pageSize: 'A4',
    pageMargins: [57, 44, 57, 52],
    info: { title: `${words.title} – ${company.name}`, author: company.name, creationDate: new Date(adoptedOn) },
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
        { text: fillText(words.page, { page, pages }), style: 'note', alignment: 'right', width: 'auto' },
      ],
    }),
    content: [
      { text: words.title, style: 'title' },
      { text: words.subtitle, style: 'subtitle' },
      words.basis,
      {
        margin: [0, 6, 0, 6],
        text: [
          { text: company.name, bold: true },
          `, ${seat}, ${words.taxNumber} ${company.taxNumber}, ${words.representedBy} ${responsiblePerson}, ${words.thisAct}`,
        ],
      },
      ...article(1, words.subject, words.subjectText),
      ...premisesArticle(premises),
      ...article(
        3,
        words.devices,
        words.devicesText,
        table(
          words.deviceColumns,
          ['auto', '*'],
          premises.map(({ premiseId, devices }) => [
            { text: premiseId, bold: true },
            devices.length === 0 ? words.noValue : devices.join(', '),
          ]),
        ),
      ),
      ...numberingArticle(data),
      ...article(5, words.effect, { stack: [fillText(words.effectText, { date: dayOf(adoptedOn) }), signature(data)] }),
    ],
  };
}
