import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`offers_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offers_marks_order_idx\` ON \`offers_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offers_marks_parent_idx\` ON \`offers_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`state\` text NOT NULL,
  	\`home_id\` integer,
  	\`sender_name\` text,
  	\`site\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`requested_at\` text NOT NULL,
  	\`changed_at\` text,
  	\`confirmed_at\` text,
  	\`uid\` text NOT NULL,
  	\`data\` text,
  	\`proposal\` text,
  	\`messages\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`home_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offers_state_idx\` ON \`offers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`offers_home_idx\` ON \`offers\` (\`home_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_email_idx\` ON \`offers\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`offers_uid_idx\` ON \`offers\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`offers_updated_at_idx\` ON \`offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_created_at_idx\` ON \`offers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`offers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodations_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offers_rels_order_idx\` ON \`offers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offers_rels_parent_idx\` ON \`offers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_rels_path_idx\` ON \`offers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offers_rels_accommodations_id_idx\` ON \`offers_rels\` (\`accommodations_id\`);`)
  await db.run(sql`ALTER TABLE \`site_info\` ADD \`offer_days\` numeric DEFAULT 180;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`offers_marks\`;`)
  await db.run(sql`DROP TABLE \`offers\`;`)
  await db.run(sql`DROP TABLE \`offers_rels\`;`)
  await db.run(sql`ALTER TABLE \`site_info\` DROP COLUMN \`offer_days\`;`)
}
