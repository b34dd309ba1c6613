import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`poi_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`poi_seo_keywords_order_idx\` ON \`poi_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`poi_seo_keywords_parent_id_idx\` ON \`poi_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_seo_keywords_locale_idx\` ON \`poi_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_poi_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_poi_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_poi_v_version_seo_keywords_order_idx\` ON \`_poi_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_seo_keywords_parent_id_idx\` ON \`_poi_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_seo_keywords_locale_idx\` ON \`_poi_v_version_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`poi\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`poi\` ADD \`seo_no_index\` integer;`)
  await db.run(sql`CREATE INDEX \`poi_seo_seo_image_idx\` ON \`poi\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`poi_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`poi_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`poi_locales\` ADD \`seo_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_poi_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_poi_v\` ADD \`version_seo_no_index\` integer;`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_seo_version_seo_image_idx\` ON \`_poi_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` ADD \`version_seo_canonical\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`poi_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_poi_v_version_seo_keywords\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_poi\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon_id\` integer,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_poi\`("id", "icon_id", "address_address", "address_lat", "address_lng", "post_date", "expiry_date", "uid", "updated_at", "created_at", "_status") SELECT "id", "icon_id", "address_address", "address_lat", "address_lng", "post_date", "expiry_date", "uid", "updated_at", "created_at", "_status" FROM \`poi\`;`)
  await db.run(sql`DROP TABLE \`poi\`;`)
  await db.run(sql`ALTER TABLE \`__new_poi\` RENAME TO \`poi\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`poi_icon_idx\` ON \`poi\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_post_date_idx\` ON \`poi\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`poi_uid_idx\` ON \`poi\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`poi_updated_at_idx\` ON \`poi\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poi_created_at_idx\` ON \`poi\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`poi__status_idx\` ON \`poi\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__poi_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_uid\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__poi_v\`("id", "parent_id", "version_icon_id", "version_address_address", "version_address_lat", "version_address_lng", "version_post_date", "version_expiry_date", "version_uid", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_icon_id", "version_address_address", "version_address_lat", "version_address_lng", "version_post_date", "version_expiry_date", "version_uid", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_poi_v\`;`)
  await db.run(sql`DROP TABLE \`_poi_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__poi_v\` RENAME TO \`_poi_v\`;`)
  await db.run(sql`CREATE INDEX \`_poi_v_parent_idx\` ON \`_poi_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_icon_idx\` ON \`_poi_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_post_date_idx\` ON \`_poi_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_uid_idx\` ON \`_poi_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_updated_at_idx\` ON \`_poi_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_created_at_idx\` ON \`_poi_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version__status_idx\` ON \`_poi_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_created_at_idx\` ON \`_poi_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_updated_at_idx\` ON \`_poi_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_snapshot_idx\` ON \`_poi_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_published_locale_idx\` ON \`_poi_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_latest_idx\` ON \`_poi_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_autosave_idx\` ON \`_poi_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`poi_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`poi_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`poi_locales\` DROP COLUMN \`seo_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_poi_v_locales\` DROP COLUMN \`version_seo_canonical\`;`)
}
