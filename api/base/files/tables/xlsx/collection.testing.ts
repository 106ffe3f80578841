import type { IncomingCell } from '../../../../../shared/tables/table-cell.ts'
import { relations, workbookParts } from '../read-all.testing.ts'

const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
const X15 = 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main'

/** A workbook as some program writes it, and what its second row holds. */
export interface WorkbookCase {
  what: string
  parts: Record<string, string | Buffer>
  cells: IncomingCell[]
  /** What is said of cells besides, as `place: error` or `place: hint`. */
  notes?: string[]
}

const HEADER =
  '<row r="1"><c r="A1" t="str"><v>Lagernummer</v></c><c r="B1" t="str"><v>Titel</v></c></row>'
const rows = (cells: string) => `<sheetData>${HEADER}<row r="2">${cells}</row></sheetData>`
const ONE = '<c r="A2"><v>1</v></c>'
const LINDE = '<c r="A2" t="s"><v>0</v></c>'
const STRINGS = `<sst xmlns="${MAIN}"><si><t>Linde</t></si></sst>`

/** Cell formats, of which the first one is that of any cell. */
const styles = (...formats: (string | number)[]) => {
  const codes = formats.filter((format) => typeof format === 'string')
  const idOf = (format: string | number) =>
    typeof format === 'number' ? format : 164 + codes.indexOf(format)
  const written = codes.map(
    (code) =>
      `<numFmt numFmtId="${idOf(code)}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
  )
  const xfs = [0, ...formats].map((format) => `<xf numFmtId="${idOf(format)}"/>`)
  return `<styleSheet xmlns="${MAIN}"><numFmts>${written.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`
}

const formatted = (
  format: string | number,
  value: number | string,
  cell: IncomingCell,
  notes?: string[],
): WorkbookCase => ({
  what: `${value} in the format ${format}`,
  parts: workbookParts(rows(`<c r="A2" s="1"><v>${value}</v></c>`), {
    'xl/styles.xml': styles(format),
  }),
  cells: [cell],
  ...(notes && { notes }),
})

const DAY = { day: '2026-11-30' }
const day = (shown: string) => ({ shown, stored: DAY })

const formats: WorkbookCase[] = [
  formatted('00000', 123, { shown: '00123', stored: 123 }),
  formatted('000\\-000', 1234, { shown: '001-234', stored: 1234 }),
  formatted('"ST-"0000', 42, { shown: 'ST-0042', stored: 42 }),
  formatted('"ST-"0000;"A-"0000;"ohne"', 0, { shown: 'ohne', stored: 0 }),
  formatted('[=1]"ja";[=3]"drei";General', 3, { shown: 'drei', stored: 3 }),
  formatted('[<1000]0" mm";0.0," m"', 4700, { shown: '4,7 m', stored: 4700 }),
  formatted(9, 0.85, { shown: '85%', stored: 0.85 }),
  formatted('0.0 %', 0.125, { shown: '12,5 %', stored: 0.125 }),
  formatted(12, 1.5, { shown: '1 1/2', stored: 1.5 }),
  formatted('# ??/16', 2.75, { shown: '2 12/16', stored: 2.75 }),
  formatted(4, 28_500.5, { shown: '28.500,50', stored: 28_500.5 }),
  formatted('#,##0.00\\ [$€-407]', 28_500, { shown: '28.500,00 €', stored: 28_500 }),
  formatted('_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', -5, { shown: '-5,00 €', stored: -5 }),
  formatted('0.0,,"Mio"', 2_500_000, { shown: '2,5Mio', stored: 2_500_000 }),
  formatted(11, 1234, { shown: '1,23E+03', stored: 1234 }),
  formatted('+00 000 0000000', 491_701_234_567, {
    shown: '+49 170 1234567',
    stored: 491_701_234_567,
  }),
  formatted('0', 2499.6, { shown: '2500', stored: 2499.6 }),
  formatted('0" Std. im Jahr";[Red]0', 46_356, { shown: '46356 Std. im Jahr', stored: 46_356 }),
  formatted('General', 123_456_789_012_345, 123_456_789_012_345),
  formatted('General', '16039.300000000001', 16_039.3),
  formatted('General', '1.6039299999999999E4', 16_039.3),
  formatted('@', 7, 7),
  formatted('[foo]0', 7, 7, ['0: hint']),
  formatted(14, 46_356, day('30.11.2026')),
  formatted(16, 46_356, day('30. Nov')),
  formatted(17, 46_356, day('Nov 26')),
  formatted(22, 46_356.5, day('30.11.2026 12:00')),
  formatted('dd/mm/yyyy', 46_356, day('30.11.2026')),
  formatted('[$-407]d/\\ mmmm\\ yyyy;@', 46_356, day('30. November 2026')),
  formatted('m/d/yyyy', 46_356, day('11/30/2026')),
  formatted('MM/YYYY', 46_356, day('11.2026')),
  formatted('yyyy\\-mm\\-dd', 46_356, day('2026-11-30')),
  formatted('[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46_356, day('Montag, 30. November 2026')),
  formatted('[$-409]mmmm\\ d', 46_089, { shown: 'March 8', stored: { day: '2026-03-08' } }),
  formatted(20, 0.5, { shown: '12:00', stored: 0.5 }),
  formatted('[h]:mm', 1.2, { shown: '28:48', stored: 1.2 }),
  formatted(14, -5, -5),
]

const book = (sheets: string, { before = '', after = '', main = MAIN, document = DOCUMENT } = {}) =>
  `<workbook xmlns="${main}" xmlns:r="${document}">${before}<sheets>${sheets}</sheets>${after}</workbook>`
const sheet = (name: string, id: string, state = '') =>
  `<sheet name="${name}" sheetId="1"${state && ` state="${state}"`} r:id="${id}"/>`
const worksheet = (cells: string) => `<worksheet xmlns="${MAIN}">${rows(cells)}</worksheet>`

const elsewhere: WorkbookCase[] = [
  {
    what: 'a workbook at another path, with relationships of every form',
    parts: {
      '_rels/.rels': relations([['rId9', 'officeDocument', '/buch/mappe.xml']]),
      'buch/mappe.xml': book(sheet('Bestand', 'a')),
      'buch/_rels/mappe.xml.rels': relations([
        ['a', 'worksheet', '../blatt/eins.xml'],
        ['b', 'sharedStrings', '/texte.xml'],
        ['c', 'styles', './formate.xml'],
      ]),
      'blatt/eins.xml': worksheet(`${LINDE}<c r="B2" s="1"><v>7</v></c>`),
      'texte.xml': STRINGS,
      'buch/formate.xml': styles('000'),
    },
    cells: ['Linde', { shown: '007', stored: 7 }],
  },
  {
    what: 'parts in another letter case than they are named',
    parts: {
      '_Rels/.Rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
      'XL/Workbook.XML': book(sheet('Bestand', 'rId1')),
      'xl/_rels/workbook.xml.rels': relations([
        ['rId1', 'worksheet', 'Worksheets/Sheet1.xml'],
        ['rId2', 'sharedStrings', 'SharedStrings.xml'],
      ]),
      'xl/worksheets/sheet1.xml': worksheet(LINDE),
      'xl/sharedstrings.xml': STRINGS,
    },
    cells: ['Linde'],
  },
  {
    what: 'parts with backslashes in their names',
    parts: Object.fromEntries(
      Object.entries(workbookParts(rows(LINDE), { 'xl/sharedStrings.xml': STRINGS })).map(
        ([name, part]) => [name.replaceAll('/', '\\'), part],
      ),
    ),
    cells: ['Linde'],
  },
  {
    what: 'a workbook in the strict form of the standard',
    parts: {
      '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']], STRICT),
      'xl/workbook.xml': book(sheet('Bestand', 'rId1'), { main: STRICT_MAIN, document: STRICT }),
      'xl/_rels/workbook.xml.rels': relations(
        [
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ],
        STRICT,
      ),
      'xl/worksheets/sheet1.xml': worksheet(
        `${LINDE}<c r="B2" t="d"><v>2026-11-30T00:00:00</v></c>`,
      ).replace(MAIN, STRICT_MAIN),
      'xl/sharedStrings.xml': STRINGS.replace(MAIN, STRICT_MAIN),
    },
    cells: ['Linde', day('30.11.2026')],
  },
  {
    what: 'parts in UTF-16',
    parts: Object.fromEntries(
      Object.entries(workbookParts(rows('<c r="A2" t="str"><v>Größe</v></c>'))).map(
        ([name, part]) => [name, Buffer.from(`\uFEFF${part}`, 'utf16le')],
      ),
    ),
    cells: ['Größe'],
  },
  {
    what: 'a diagram and a hidden sheet before the list, which is shown',
    parts: {
      ...workbookParts(''),
      'xl/workbook.xml': book(
        `${sheet('Diagramm', 'c')}${sheet('Alt', 'h', 'hidden')}${sheet('Sehr alt', 'h', 'veryHidden')}${sheet('Bestand', 's', 'show')}`,
      ),
      'xl/_rels/workbook.xml.rels': relations([
        ['c', 'chartsheet', 'chartsheets/sheet1.xml'],
        ['h', 'worksheet', 'worksheets/sheet1.xml'],
        ['s', 'worksheet', 'worksheets/sheet2.xml'],
      ]),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${MAIN}"/>`,
      'xl/worksheets/sheet1.xml': worksheet('<c r="A2"><v>2</v></c>'),
      'xl/worksheets/sheet2.xml': worksheet(ONE),
    },
    cells: [1],
  },
  {
    what: 'elements with a prefix, and others of the same name from elsewhere',
    parts: {
      ...workbookParts(''),
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${MAIN}" xmlns="urn:other"><x:sheetData>${HEADER.replaceAll(/<(\/?)/g, '<$1x:')}<x:row r="2"><x:c r="A2"><x:v>1</x:v><x:extLst><x:ext><v>9</v><f>A1</f></x:ext></x:extLst></x:c><c r="B2"><v>5</v></c></x:row></x:sheetData></x:worksheet>`,
    },
    cells: [1],
  },
]

const dates = (properties: string, extended: boolean, serial: number, cell: IncomingCell) => ({
  what: `${serial} as a day with <workbookPr${properties}/>${extended ? ' and an extension' : ''}`,
  parts: workbookParts(rows(`<c r="A2" s="1"><v>${serial}</v></c>`), {
    'xl/workbook.xml': book(sheet('Bestand', 'rId1'), {
      before: properties && `<workbookPr${properties}/>`,
      after: extended
        ? `<extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}"><x15:workbookPr xmlns:x15="${X15}" chartTrackingRefBase="1"/></ext></extLst>`
        : '',
    }),
    'xl/styles.xml': styles(14),
  }),
  cells: [cell],
})

const days: WorkbookCase[] = [false, true].flatMap((extended) => [
  dates('', extended, 46_356, day('30.11.2026')),
  dates(' date1904="0"', extended, 46_356, day('30.11.2026')),
  dates(' date1904="1"', extended, 44_894, day('30.11.2026')),
  dates(' date1904="true"', extended, 44_894, day('30.11.2026')),
  dates('', extended, 1, { shown: '01.01.1900', stored: { day: '1900-01-01' } }),
  dates(' date1904="1"', extended, 0, { shown: '01.01.1904', stored: { day: '1904-01-01' } }),
])

const cell = (
  what: string,
  xml: string,
  cells: IncomingCell[],
  notes?: string[],
): WorkbookCase => ({
  what,
  parts: workbookParts(rows(xml), {
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Linde</t></si><si><r><t>Lin</t></r><r><rPr><b/></rPr><t xml:space="preserve">de </t></r><rPh sb="0" eb="1"><t>x</t></rPh><rPh sb="1" eb="2"><r><t>y</t></r></rPh></si></sst>`,
  }),
  cells,
  ...(notes && { notes }),
})

const cells: WorkbookCase[] = [
  cell('a text of several looks with a reading aid', '<c r="A2" t="s"><v>1</v></c>', ['Linde ']),
  cell(
    'an inline text beside a value',
    '<c r="A2" t="inlineStr"><v>0</v><is><t>Linde</t></is></c><c r="B2" t="inlineStr"><is><r><t>Lin</t></r><r><t>de</t></r></is><v>Linde</v></c>',
    ['Linde', 'Linde'],
  ),
  cell(
    'a value beside a text that does not count',
    '<c r="A2" t="s"><v>0</v><is><t>Still</t></is></c><c r="B2"><is><t>7</t></is><v>5</v></c>',
    ['Linde', 5],
  ),
  cell('a text that is said to be inline and is not', '<c r="A2" t="inlineStr"><v>Linde</v></c>', [
    'Linde',
  ]),
  cell('cells without names', '<c t="s"><v>0</v></c><c><v> 5 </v></c>', ['Linde', 5]),
  cell(
    'yes and no in both spellings',
    '<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>true</v></c>',
    [true, true],
  ),
  cell('characters that XML cannot hold', '<c r="A2" t="str"><v>a_x000D_b_x005F_x0041_</v></c>', [
    'a\rb_x0041_',
  ]),
  cell(
    'formulas with and without a stored value',
    '<c r="A2"><f>SUM(1,2)</f><v>3</v></c><c r="B2"><f>X</f></c>',
    [3],
    ['0: hint', '1: error'],
  ),
  cell('an error of the spreadsheet', '<c r="A2" t="e"><v>#REF!</v></c>', [], ['0: error']),
]

export const collection: WorkbookCase[] = [...formats, ...elsewhere, ...days, ...cells]
