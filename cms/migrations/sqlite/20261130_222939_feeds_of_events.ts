import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feeds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`address\` text,
  	\`website\` text,
  	\`site\` text NOT NULL,
  	\`event_type\` text NOT NULL,
  	\`mode\` text DEFAULT 'draft' NOT NULL,
  	\`active\` integer DEFAULT false,
  	\`read_at\` text,
  	\`failing_since\` text,
  	\`full_read_at\` text,
  	\`reading_since\` text,
  	\`problem\` text,
  	\`report\` text,
  	\`etag\` text,
  	\`last_modified\` text,
  	\`file\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feeds_updated_at_idx\` ON \`feeds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feeds_created_at_idx\` ON \`feeds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feeds_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`ev_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feeds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_categories_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feeds_rels_order_idx\` ON \`feeds_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`feeds_rels_parent_idx\` ON \`feeds_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feeds_rels_path_idx\` ON \`feeds_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`feeds_rels_ev_categories_id_idx\` ON \`feeds_rels\` (\`ev_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`feed_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`feed_id\` integer NOT NULL,
  	\`key\` text NOT NULL,
  	\`event_id\` integer,
  	\`state\` text NOT NULL,
  	\`missing_since\` text,
  	\`parts\` text,
  	FOREIGN KEY (\`feed_id\`) REFERENCES \`feeds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_events_feed_idx\` ON \`feed_events\` (\`feed_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_events_key_idx\` ON \`feed_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`feed_events_event_idx\` ON \`feed_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_events_state_idx\` ON \`feed_events\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feed_key_idx\` ON \`feed_events\` (\`feed_id\`,\`key\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`source_name\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`source_url\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_source_name\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_source_url\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`feeds_id\` integer REFERENCES feeds(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feeds_id_idx\` ON \`payload_locked_documents_rels\` (\`feeds_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feeds\`;`)
  await db.run(sql`DROP TABLE \`feeds_rels\`;`)
  await db.run(sql`DROP TABLE \`feed_events\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id") SELECT "id", "order", "parent_id", "path", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`source_name\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`source_url\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_source_name\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_source_url\`;`)
}
