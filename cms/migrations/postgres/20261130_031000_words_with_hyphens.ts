import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { searchedTables, type SearchedRow, storedWords } from '../../src/search/storedWords';

/** Entries are found by words with a hyphen, dot or apostrophe as one word too, and sorted without invisible letters. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, columns] of searchedTables)
    for (let last = 0; ;) {
      const page = sql.raw(
        `SELECT id, title, ${columns.join(', ')} FROM ${table} WHERE id > ${last} ORDER BY id LIMIT 200`,
      );
      const rows = (await db.execute<SearchedRow>(page)).rows;
      for (const row of rows) {
        const { id, searchText, titleSort } = storedWords(row);
        await db.execute(
          sql`UPDATE ${sql.raw(table)} SET search_text = ${searchText}, title_sort = ${titleSort} WHERE id = ${id}`,
        );
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
}

/** The earlier program reads the words as they are. */
export async function down(_: MigrateDownArgs): Promise<void> {}
