import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`owner_questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`waiting\` integer,
  	\`home_id\` integer,
  	\`answer\` text,
  	\`answered_day\` text,
  	\`applied\` integer,
  	\`price\` numeric,
  	\`message\` text,
  	\`sent_at\` text,
  	\`reminded_at\` text,
  	\`answered_at\` text,
  	\`uid\` text NOT NULL,
  	\`unanswered_since\` text,
  	FOREIGN KEY (\`home_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`owner_questions_waiting_idx\` ON \`owner_questions\` (\`waiting\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owner_questions_home_idx\` ON \`owner_questions\` (\`home_id\`);`)
  await db.run(sql`CREATE INDEX \`owner_questions_uid_idx\` ON \`owner_questions\` (\`uid\`);`)
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`owner_email\` text;`)
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`owner_phone\` text;`)
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`owner_language\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_owner_email\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_owner_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_owner_language\` text;`)
  await db.run(sql`ALTER TABLE \`site_info\` ADD \`owner_question_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`site_info\` ADD \`hide_silent_days\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`owner_questions\`;`)
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`owner_email\`;`)
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`owner_phone\`;`)
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`owner_language\`;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_owner_email\`;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_owner_phone\`;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_owner_language\`;`)
  await db.run(sql`ALTER TABLE \`site_info\` DROP COLUMN \`owner_question_days\`;`)
  await db.run(sql`ALTER TABLE \`site_info\` DROP COLUMN \`hide_silent_days\`;`)
}
