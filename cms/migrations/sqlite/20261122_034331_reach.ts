import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`saved_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`uid\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`query\` text,
  	\`frequency\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`since\` numeric NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`next_at\` numeric NOT NULL,
  	\`refusals\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`saved_searches_uid_idx\` ON \`saved_searches\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`email_site_section_query_idx\` ON \`saved_searches\` (\`email\`,\`site\`,\`section\`,\`query\`);`)
  await db.run(sql`CREATE TABLE \`debuts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`element\` numeric NOT NULL,
  	\`turn\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`debuts_turn_idx\` ON \`debuts\` (\`turn\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_element_idx\` ON \`debuts\` (\`site\`,\`element\`);`)
  await db.run(sql`CREATE TABLE \`visitor_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`salt\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`made_at\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_lists_visitor_idx\` ON \`visitor_lists\` (\`visitor\`);`)
  await db.run(sql`CREATE INDEX \`visitor_lists_token_hash_idx\` ON \`visitor_lists\` (\`token_hash\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`cancelled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_cancelled\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`saved_searches\`;`)
  await db.run(sql`DROP TABLE \`debuts\`;`)
  await db.run(sql`DROP TABLE \`visitor_lists\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`cancelled\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_cancelled\`;`)
}
