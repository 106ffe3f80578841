import { Migration } from '@mikro-orm/migrations'

/** When a picture was last needed, which was the modification time of its files before. */
abstract class ImageUse extends Migration {
  override name = '2026-11-22-image-use'
  protected abstract readonly moment: string

  override up() {
    this.addSql(`create table image_use (
      filename varchar(255) not null,
      at ${this.moment} not null,
      primary key (filename)
    )`)
  }
}

export class SqliteImageUse extends ImageUse {
  protected readonly moment = 'datetime'
}

export class PostgresqlImageUse extends ImageUse {
  protected readonly moment = 'timestamptz'
}
