import { Migration } from '@mikro-orm/migrations'

/** How far imports and backups are; see `api/base/tasks/tasks.ts`. */
export class Task extends Migration {
  override name = '2026-11-22-task'

  override up() {
    const time = this.driver.getPlatform().getDateTimeTypeDeclarationSQL({ length: undefined })
    const flag = this.driver.getPlatform().getBooleanTypeDeclarationSQL()
    this.addSql(`create table task (
      name text not null primary key,
      kind text not null,
      status text not null,
      state json not null,
      is_cancelled ${flag} not null default false,
      reported_at ${time} not null
    )`)
  }
}
