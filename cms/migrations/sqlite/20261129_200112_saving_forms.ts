import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`open_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tab\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`user_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_forms_tab_idx\` ON \`open_forms\` (\`tab\`);`)
  await db.run(sql`CREATE INDEX \`open_forms_document_idx\` ON \`open_forms\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`open_forms_user_idx\` ON \`open_forms\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`open_forms_updated_at_idx\` ON \`open_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`open_forms_created_at_idx\` ON \`open_forms\` (\`created_at\`);`)
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
  await db.run(sql`DROP INDEX \`_accommodations_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_events_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_universities_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_universities_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_news_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_poi_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_poi_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`open_forms\`;`)
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_autosave_idx\` ON \`_accommodations_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_universities_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_universities_v_autosave_idx\` ON \`_universities_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_poi_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_poi_v_autosave_idx\` ON \`_poi_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`accommodations_id\` integer REFERENCES accommodations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`events_id\` integer REFERENCES events(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`universities_id\` integer REFERENCES universities(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`poi_id\` integer REFERENCES poi(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`acc_categories_id\` integer REFERENCES acc_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`serv_categories_id\` integer REFERENCES serv_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ev_categories_id\` integer REFERENCES ev_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_categories_id\` integer REFERENCES news_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ev_tags_id\` integer REFERENCES ev_tags(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_tags_id\` integer REFERENCES news_tags(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_addresses_id\` integer REFERENCES former_addresses(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodations_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_universities_id_idx\` ON \`payload_locked_documents_rels\` (\`universities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_poi_id_idx\` ON \`payload_locked_documents_rels\` (\`poi_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_acc_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`acc_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_serv_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`serv_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ev_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`ev_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ev_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`ev_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`news_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
}
