import { expect, it } from 'vitest'
import { harmlessName } from './harmless-name.ts'

const ANY = 'application/octet-stream'
const nameOf = (name: string, found?: string) => harmlessName(name, ANY, found)

it.each([
  'lnk scr hta iso img vhd svg html htm mht js jse vbs wsf cmd bat ps1 exe com pif msi msix reg jar',
  'docm xlsm pptm dotm xlam xll chm url scf cpl appref-ms settingcontent-ms library-ms search-ms',
  'one onepkg ppkg rdp diagcab theme website py rb sh app dmg pkg desktop swf slk iqy wll dll sys 386',
])('a file that may run does so by no double click: %s', (endings) => {
  for (const ending of endings.split(' ')) {
    expect(nameOf(`Plan.${ending}`)).toBe(`Plan.${ending}.gesperrt`)
    expect(nameOf(`Plan.pdf.${ending.toUpperCase()}`)).toBe(`Plan.pdf.${ending}.gesperrt`)
  }
})

it.each([
  ['Plan.pdf.exe', 'Plan.pdf.exe.gesperrt'],
  ['Plan.exe.', 'Plan.exe.gesperrt'],
  ['Plan.exe . . ', 'Plan.exe.gesperrt'],
  ['Plan.exe::$DATA', 'Plan.exe__$data.gesperrt'],
  ['Plan.exe:Zone.Identifier', 'Plan.exe_Zone.identifier.gesperrt'],
  ['Plan.ex\u200be', 'Plan.ex\u200be.gesperrt'],
  ['..\\..\\Plan.lnk', 'Plan.lnk.gesperrt'],
  ['.htaccess', 'htaccess'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['NUL .txt', '_NUL.txt'],
  ['COM¹.pdf', '_COM¹.pdf'],
  ['CONIN$', '_CONIN$'],
  ['', 'Anhang'],
  ['   ', 'Anhang'],
  ['...', 'Anhang'],
])('a name that deceives is told: %j', (name, harmless) => {
  expect(nameOf(name)).toBe(harmless)
})

it('what people send keeps its name', () => {
  for (const name of [
    'Plan.pdf',
    'Foto.JPG',
    'Liste.xlsx',
    'Brief.doc',
    'Plan.dwg',
    'Rechnung.xml',
  ])
    expect(nameOf(name).toLowerCase()).toBe(name.toLowerCase())
  expect(nameOf('Angebot Nr. 5')).toBe('Angebot Nr. 5')
  expect(nameOf('Stapler 2.5t', 'pdf')).toBe('Stapler 2.5t.pdf')
  expect(nameOf('Scan', 'pdf')).toBe('Scan.pdf')
  expect(nameOf('Liste.docx', 'zip')).toBe('Liste.docx')
})

it('the bytes say what a file is where the name says otherwise', () => {
  expect(nameOf('Foto.png', 'pdf')).toBe('Foto.pdf')
  expect(nameOf('Foto.png', 'exe')).toBe('Foto.png.exe.gesperrt')
  expect(nameOf('Liste.xlsx', 'xlsm')).toBe('Liste.xlsx.xlsm.gesperrt')
  expect(nameOf('Programm', 'elf')).toBe('Programm.elf.gesperrt')
})

it('a very long name fits the column, with its ending', () => {
  for (const name of [`${'a'.repeat(500)}.pdf`, `a.${'b'.repeat(500)}`, `${'a.'.repeat(200)}exe`]) {
    expect(nameOf(name).length).toBeLessThanOrEqual(200)
    expect(nameOf(name)).toMatch(/\.(?:pdf|gesperrt)$/)
  }
})
