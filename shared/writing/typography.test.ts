import { expect, it } from 'vitest'
import { unbroken } from './typography.ts'

it.each([
  ['98% und 80 %, /a%20b', '98~% und 80~%, /a%20b'],
  ['mit 3,5 t, 48 V und 2.500 kg', 'mit 3,5~t, 48~V und 2.500~kg'],
  ['§ 14 BGB, § 25a UStG', '§~14~BGB, §~25a~UStG'],
  ['§ 4 Nr. 1 Buchst. b UStG', '§~4 Nr.~1 Buchst.~b UStG'],
  ['Art. 6 Abs. 1 lit. f DSGVO', 'Art.~6 Abs.~1 lit.~f DSGVO'],
  ['z. B. heute, i. d. R. morgen', 'z.~B. heute, i.~d.~R. morgen'],
  ['Tel. 040 66969-100', 'Tel.~040~66969-100'],
  ['ruft +49 40 66969 an', 'ruft +49~40 66969 an'],
  ['um 9 Uhr, 12 Monate, 3 Tage', 'um 9~Uhr, 12~Monate, 3~Tage'],
  ['10 % Restwert', '10~% Restwert'],
  ['2 Tonnen, 5 gute, 3 Vorführer', '2 Tonnen, 5 gute, 3 Vorführer'],
  ['§ 14 Der Käufer', '§~14 Der Käufer'],
  ['Bahnhof. B. Meier', 'Bahnhof. B. Meier'],
])('keeps together what belongs on one line: %s', (text, shown) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(shown)
  expect(unbroken(unbroken(text))).toBe(unbroken(text))
})

it('reads a long text once, whatever it is made of', () => {
  for (const part of ['0', '§ ', 'a. ', '1 ', '0 1 ']) {
    const text = part.repeat(20_000)
    expect(unbroken(text)).toHaveLength(text.length)
  }
})
