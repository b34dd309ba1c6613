import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`clear\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_day_idx\` ON \`feedback\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`feedback_uri_idx\` ON \`feedback\` (\`uri\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feedback\`;`)
}
