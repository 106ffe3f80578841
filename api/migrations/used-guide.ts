import { z } from 'zod'
import { type Migration, storedJson } from '../base/data/db/migration.ts'

const USED = 'gebrauchte-stapler'
const GUIDE = 'gebrauchtstapler-ratgeber'
const MOVED = ['inspection', 'grades', 'battery', 'guide', 'questions']

/** The advice on used machines has a page of its own, with what the dealer has written for it. */
export const usedGuide: Migration = {
  name: '2026-11-26-used-guide',
  async up(_, execute) {
    const find = 'select content, updated_at from page_text where page = ?'
    for (const { content, updated_at } of await execute(find, [USED])) {
      const sections = Object.entries(z.record(z.string(), z.unknown()).parse(storedJson(content)))
      const isMoved = ([name]: [string, unknown]) => MOVED.includes(name)
      const own = Object.fromEntries(sections.filter(isMoved))
      const rest = Object.fromEntries(sections.filter((section) => !isMoved(section)))
      await execute('insert into page_text (page, content, updated_at) values (?, ?, ?)', [
        GUIDE,
        JSON.stringify(own),
        updated_at,
      ])
      await execute('update page_text set content = ? where page = ?', [JSON.stringify(rest), USED])
    }
    return []
  },
}
