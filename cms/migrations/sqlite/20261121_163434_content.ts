import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`accommodations_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`accommodations_seo_keywords_order_idx\` ON \`accommodations_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_seo_keywords_parent_id_idx\` ON \`accommodations_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_seo_keywords_locale_idx\` ON \`accommodations_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_order_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_parent_id_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_locale_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`services_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`services_contact_links_order_idx\` ON \`services_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`services_contact_links_parent_id_idx\` ON \`services_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`services_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`services_contact_links_locales_locale_parent_id_unique\` ON \`services_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`services_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`services_seo_keywords_order_idx\` ON \`services_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`services_seo_keywords_parent_id_idx\` ON \`services_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`services_seo_keywords_locale_idx\` ON \`services_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`service_type\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`embed_url\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`services_service_type_idx\` ON \`services\` (\`service_type\`);`);
  await db.run(
    sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`services_post_date_idx\` ON \`services\` (\`post_date\`);`);
  await db.run(sql`CREATE INDEX \`services_uid_idx\` ON \`services\` (\`uid\`);`);
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`services_slug_idx\` ON \`services_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`serv_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`serv_categories_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`services_rels_order_idx\` ON \`services_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`services_rels_parent_idx\` ON \`services_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`services_rels_path_idx\` ON \`services_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`services_rels_serv_categories_id_idx\` ON \`services_rels\` (\`serv_categories_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_contact_links_order_idx\` ON \`_services_v_version_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_contact_links_parent_id_idx\` ON \`_services_v_version_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_services_v_version_contact_links_locales_locale_parent_id_u\` ON \`_services_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_seo_keywords_order_idx\` ON \`_services_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_seo_keywords_parent_id_idx\` ON \`_services_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_seo_keywords_locale_idx\` ON \`_services_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_service_type\` text,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_embed_url\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_service_type_idx\` ON \`_services_v\` (\`version_service_type\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_post_date_idx\` ON \`_services_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_uid_idx\` ON \`_services_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`serv_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`serv_categories_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_services_v_rels_order_idx\` ON \`_services_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_rels_parent_idx\` ON \`_services_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_rels_path_idx\` ON \`_services_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_services_v_rels_serv_categories_id_idx\` ON \`_services_v_rels\` (\`serv_categories_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`events_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`events_contact_links_order_idx\` ON \`events_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`events_contact_links_parent_id_idx\` ON \`events_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`events_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`events_contact_links_locales_locale_parent_id_unique\` ON \`events_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`events_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`events_seo_keywords_order_idx\` ON \`events_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`events_seo_keywords_parent_id_idx\` ON \`events_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`events_seo_keywords_locale_idx\` ON \`events_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`event_start_date\` text,
  	\`event_end_date\` text,
  	\`event_type\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`embed_url\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`);
  await db.run(
    sql`CREATE INDEX \`events_event_start_date_idx\` ON \`events\` (\`event_start_date\`);`,
  );
  await db.run(sql`CREATE INDEX \`events_event_end_date_idx\` ON \`events\` (\`event_end_date\`);`);
  await db.run(sql`CREATE INDEX \`events_event_type_idx\` ON \`events\` (\`event_type\`);`);
  await db.run(sql`CREATE INDEX \`events_seo_seo_image_idx\` ON \`events\` (\`seo_image_id\`);`);
  await db.run(sql`CREATE INDEX \`events_post_date_idx\` ON \`events\` (\`post_date\`);`);
  await db.run(sql`CREATE INDEX \`events_uid_idx\` ON \`events\` (\`uid\`);`);
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`ticket\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`events_slug_idx\` ON \`events_locales\` (\`slug\`,\`_locale\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`ev_categories_id\` integer,
  	\`ev_tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_categories_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_tags_id\`) REFERENCES \`ev_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`events_rels_ev_categories_id_idx\` ON \`events_rels\` (\`ev_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`events_rels_ev_tags_id_idx\` ON \`events_rels\` (\`ev_tags_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_events_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_events_v_version_contact_links_order_idx\` ON \`_events_v_version_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_contact_links_parent_id_idx\` ON \`_events_v_version_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_events_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_events_v_version_contact_links_locales_locale_parent_id_uni\` ON \`_events_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_events_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_events_v_version_seo_keywords_order_idx\` ON \`_events_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_seo_keywords_parent_id_idx\` ON \`_events_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_seo_keywords_locale_idx\` ON \`_events_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_event_start_date\` text,
  	\`version_event_end_date\` text,
  	\`version_event_type\` text,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_embed_url\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_event_start_date_idx\` ON \`_events_v\` (\`version_event_start_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_event_end_date_idx\` ON \`_events_v\` (\`version_event_end_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_event_type_idx\` ON \`_events_v\` (\`version_event_type\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_seo_version_seo_image_idx\` ON \`_events_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_post_date_idx\` ON \`_events_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_uid_idx\` ON \`_events_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_ticket\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`ev_categories_id\` integer,
  	\`ev_tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_categories_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_tags_id\`) REFERENCES \`ev_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_events_v_rels_ev_categories_id_idx\` ON \`_events_v_rels\` (\`ev_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_events_v_rels_ev_tags_id_idx\` ON \`_events_v_rels\` (\`ev_tags_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`universities_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`universities_contact_links_order_idx\` ON \`universities_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_contact_links_parent_id_idx\` ON \`universities_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`universities_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`universities_contact_links_locales_locale_parent_id_unique\` ON \`universities_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`universities_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`universities_seo_keywords_order_idx\` ON \`universities_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_seo_keywords_parent_id_idx\` ON \`universities_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_seo_keywords_locale_idx\` ON \`universities_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`universities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`thumbnail_id\` integer,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`embed_url\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`universities_thumbnail_idx\` ON \`universities\` (\`thumbnail_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_seo_seo_image_idx\` ON \`universities\` (\`seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_post_date_idx\` ON \`universities\` (\`post_date\`);`,
  );
  await db.run(sql`CREATE INDEX \`universities_uid_idx\` ON \`universities\` (\`uid\`);`);
  await db.run(
    sql`CREATE INDEX \`universities_updated_at_idx\` ON \`universities\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`universities_created_at_idx\` ON \`universities\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`universities__status_idx\` ON \`universities\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`universities_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`universities_slug_idx\` ON \`universities_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`universities_locales_locale_parent_id_unique\` ON \`universities_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_universities_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_contact_links_order_idx\` ON \`_universities_v_version_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_contact_links_parent_id_idx\` ON \`_universities_v_version_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_universities_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_universities_v_version_contact_links_locales_locale_parent_\` ON \`_universities_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_universities_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_seo_keywords_order_idx\` ON \`_universities_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_seo_keywords_parent_id_idx\` ON \`_universities_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_seo_keywords_locale_idx\` ON \`_universities_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_universities_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_thumbnail_id\` integer,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_embed_url\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_universities_v_parent_idx\` ON \`_universities_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_thumbnail_idx\` ON \`_universities_v\` (\`version_thumbnail_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_seo_version_seo_image_idx\` ON \`_universities_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_post_date_idx\` ON \`_universities_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_uid_idx\` ON \`_universities_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_updated_at_idx\` ON \`_universities_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_created_at_idx\` ON \`_universities_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version__status_idx\` ON \`_universities_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_created_at_idx\` ON \`_universities_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_updated_at_idx\` ON \`_universities_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_snapshot_idx\` ON \`_universities_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_published_locale_idx\` ON \`_universities_v\` (\`published_locale\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_latest_idx\` ON \`_universities_v\` (\`latest\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_universities_v_autosave_idx\` ON \`_universities_v\` (\`autosave\`);`,
  );
  await db.run(sql`CREATE TABLE \`_universities_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_universities_v_version_version_slug_idx\` ON \`_universities_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_universities_v_locales_locale_parent_id_unique\` ON \`_universities_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`news_seo_keywords_order_idx\` ON \`news_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_seo_keywords_parent_id_idx\` ON \`news_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_seo_keywords_locale_idx\` ON \`news_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`news_seo_seo_image_idx\` ON \`news\` (\`seo_image_id\`);`);
  await db.run(sql`CREATE INDEX \`news_post_date_idx\` ON \`news\` (\`post_date\`);`);
  await db.run(sql`CREATE INDEX \`news_uid_idx\` ON \`news\` (\`uid\`);`);
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`news_slug_idx\` ON \`news_locales\` (\`slug\`,\`_locale\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_categories_id\` integer,
  	\`news_tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_tags_id\`) REFERENCES \`news_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`news_rels_news_categories_id_idx\` ON \`news_rels\` (\`news_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_rels_news_tags_id_idx\` ON \`news_rels\` (\`news_tags_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_news_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_news_v_version_seo_keywords_order_idx\` ON \`_news_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_seo_keywords_parent_id_idx\` ON \`_news_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_seo_keywords_locale_idx\` ON \`_news_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_seo_version_seo_image_idx\` ON \`_news_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_post_date_idx\` ON \`_news_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_uid_idx\` ON \`_news_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_categories_id\` integer,
  	\`news_tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_tags_id\`) REFERENCES \`news_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_news_v_rels_news_categories_id_idx\` ON \`_news_v_rels\` (\`news_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_news_v_rels_news_tags_id_idx\` ON \`_news_v_rels\` (\`news_tags_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`poi\` (
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
  `);
  await db.run(sql`CREATE INDEX \`poi_icon_idx\` ON \`poi\` (\`icon_id\`);`);
  await db.run(sql`CREATE INDEX \`poi_post_date_idx\` ON \`poi\` (\`post_date\`);`);
  await db.run(sql`CREATE INDEX \`poi_uid_idx\` ON \`poi\` (\`uid\`);`);
  await db.run(sql`CREATE INDEX \`poi_updated_at_idx\` ON \`poi\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`poi_created_at_idx\` ON \`poi\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`poi__status_idx\` ON \`poi\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`poi_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`poi_slug_idx\` ON \`poi_locales\` (\`slug\`,\`_locale\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`poi_locales_locale_parent_id_unique\` ON \`poi_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_poi_v\` (
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
  `);
  await db.run(sql`CREATE INDEX \`_poi_v_parent_idx\` ON \`_poi_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_icon_idx\` ON \`_poi_v\` (\`version_icon_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_post_date_idx\` ON \`_poi_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_uid_idx\` ON \`_poi_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_updated_at_idx\` ON \`_poi_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_created_at_idx\` ON \`_poi_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version__status_idx\` ON \`_poi_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_poi_v_created_at_idx\` ON \`_poi_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_poi_v_updated_at_idx\` ON \`_poi_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_poi_v_snapshot_idx\` ON \`_poi_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_poi_v_published_locale_idx\` ON \`_poi_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_poi_v_latest_idx\` ON \`_poi_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_poi_v_autosave_idx\` ON \`_poi_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`_poi_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_poi_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_poi_v_version_version_slug_idx\` ON \`_poi_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_poi_v_locales_locale_parent_id_unique\` ON \`_poi_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`pages_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`pages_seo_keywords_order_idx\` ON \`pages_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`pages_seo_keywords_parent_id_idx\` ON \`pages_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`pages_seo_keywords_locale_idx\` ON \`pages_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`_pages_v_version_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_seo_keywords_order_idx\` ON \`_pages_v_version_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_seo_keywords_parent_id_idx\` ON \`_pages_v_version_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_seo_keywords_locale_idx\` ON \`_pages_v_version_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`serv_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`serv_categories__order_idx\` ON \`serv_categories\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`serv_categories_image_idx\` ON \`serv_categories\` (\`image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`serv_categories_updated_at_idx\` ON \`serv_categories\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`serv_categories_created_at_idx\` ON \`serv_categories\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`serv_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`serv_categories_slug_idx\` ON \`serv_categories_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`serv_categories_locales_locale_parent_id_unique\` ON \`serv_categories_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`ev_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`ev_categories__order_idx\` ON \`ev_categories\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`ev_categories_updated_at_idx\` ON \`ev_categories\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`ev_categories_created_at_idx\` ON \`ev_categories\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`ev_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`ev_categories_slug_idx\` ON \`ev_categories_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`ev_categories_locales_locale_parent_id_unique\` ON \`ev_categories_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_categories_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text NOT NULL,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`news_categories_seo_keywords_order_idx\` ON \`news_categories_seo_keywords\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_categories_seo_keywords_parent_id_idx\` ON \`news_categories_seo_keywords\` (\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_categories_seo_keywords_locale_idx\` ON \`news_categories_seo_keywords\` (\`_locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`news_categories__order_idx\` ON \`news_categories\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_categories_seo_seo_image_idx\` ON \`news_categories\` (\`seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_categories_updated_at_idx\` ON \`news_categories\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`news_categories_created_at_idx\` ON \`news_categories\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`news_categories_slug_idx\` ON \`news_categories_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`news_categories_locales_locale_parent_id_unique\` ON \`news_categories_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`ev_tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`ev_tags__order_idx\` ON \`ev_tags\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`ev_tags_updated_at_idx\` ON \`ev_tags\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`ev_tags_created_at_idx\` ON \`ev_tags\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`ev_tags_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ev_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`ev_tags_slug_idx\` ON \`ev_tags_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`ev_tags_locales_locale_parent_id_unique\` ON \`ev_tags_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`news_tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`news_tags__order_idx\` ON \`news_tags\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`news_tags_updated_at_idx\` ON \`news_tags\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`news_tags_created_at_idx\` ON \`news_tags\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`news_tags_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`news_tags_slug_idx\` ON \`news_tags_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`news_tags_locales_locale_parent_id_unique\` ON \`news_tags_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`former_addresses_slug_idx\` ON \`former_addresses\` (\`slug\`);`);
  await db.run(
    sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`former_addresses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`accommodations_id\` integer,
  	\`services_id\` integer,
  	\`events_id\` integer,
  	\`universities_id\` integer,
  	\`news_id\` integer,
  	\`poi_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodations_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`universities_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`poi_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_order_idx\` ON \`former_addresses_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_parent_idx\` ON \`former_addresses_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_path_idx\` ON \`former_addresses_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_pages_id_idx\` ON \`former_addresses_rels\` (\`pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_accommodations_id_idx\` ON \`former_addresses_rels\` (\`accommodations_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_services_id_idx\` ON \`former_addresses_rels\` (\`services_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_events_id_idx\` ON \`former_addresses_rels\` (\`events_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_universities_id_idx\` ON \`former_addresses_rels\` (\`universities_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_news_id_idx\` ON \`former_addresses_rels\` (\`news_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`former_addresses_rels_poi_id_idx\` ON \`former_addresses_rels\` (\`poi_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_areas\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_areas_order_idx\` ON \`users_areas\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`users_areas_parent_idx\` ON \`users_areas\` (\`parent_id\`);`);
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`,
  );
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`deposit\` numeric;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`available_from\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`minimum_stay\` numeric;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`maximum_stay\` numeric;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`verified_on\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`energy_class\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`energy_exemption\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`epgl_nren\` numeric;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`epgl_ren\` numeric;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`envelope_winter\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`envelope_summer\` text;`);
  await db.run(sql`ALTER TABLE \`accommodations\` ADD \`cin\` text;`);
  await db.run(
    sql`CREATE INDEX \`accommodations_deposit_idx\` ON \`accommodations\` (\`deposit\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_minimum_stay_idx\` ON \`accommodations\` (\`minimum_stay\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_maximum_stay_idx\` ON \`accommodations\` (\`maximum_stay\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_energy_class_idx\` ON \`accommodations\` (\`energy_class\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_epgl_nren_idx\` ON \`accommodations\` (\`epgl_nren\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_epgl_ren_idx\` ON \`accommodations\` (\`epgl_ren\`);`,
  );
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_deposit\` numeric;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_available_from\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_minimum_stay\` numeric;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_maximum_stay\` numeric;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_verified_on\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_energy_class\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_energy_exemption\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_epgl_nren\` numeric;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_epgl_ren\` numeric;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_envelope_winter\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_envelope_summer\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` ADD \`version_cin\` text;`);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_deposit_idx\` ON \`_accommodations_v\` (\`version_deposit\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_minimum_stay_idx\` ON \`_accommodations_v\` (\`version_minimum_stay\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_maximum_stay_idx\` ON \`_accommodations_v\` (\`version_maximum_stay\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_energy_class_idx\` ON \`_accommodations_v\` (\`version_energy_class\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_epgl_nren_idx\` ON \`_accommodations_v\` (\`version_epgl_nren\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_epgl_ren_idx\` ON \`_accommodations_v\` (\`version_epgl_ren\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`services_id\` integer REFERENCES services(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`events_id\` integer REFERENCES events(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`universities_id\` integer REFERENCES universities(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_id\` integer REFERENCES news(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`poi_id\` integer REFERENCES poi(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`serv_categories_id\` integer REFERENCES serv_categories(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ev_categories_id\` integer REFERENCES ev_categories(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_categories_id\` integer REFERENCES news_categories(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ev_tags_id\` integer REFERENCES ev_tags(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_tags_id\` integer REFERENCES news_tags(id);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_addresses_id\` integer REFERENCES former_addresses(id);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_universities_id_idx\` ON \`payload_locked_documents_rels\` (\`universities_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_poi_id_idx\` ON \`payload_locked_documents_rels\` (\`poi_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_serv_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`serv_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_ev_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`ev_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_ev_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`ev_tags_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_news_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`news_tags_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`pages_archive_section_idx\` ON \`pages\` (\`archive_section\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_archive_section_idx\` ON \`_pages_v\` (\`version_archive_section\`);`,
  );
  await db.run(sql`ALTER TABLE \`accommodations_locales\` DROP COLUMN \`seo_keywords\`;`);
  await db.run(
    sql`ALTER TABLE \`_accommodations_v_locales\` DROP COLUMN \`version_seo_keywords\`;`,
  );
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`seo_keywords\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_seo_keywords\`;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`accommodations_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`services_contact_links\`;`);
  await db.run(sql`DROP TABLE \`services_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`services_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`services\`;`);
  await db.run(sql`DROP TABLE \`services_locales\`;`);
  await db.run(sql`DROP TABLE \`services_rels\`;`);
  await db.run(sql`DROP TABLE \`_services_v_version_contact_links\`;`);
  await db.run(sql`DROP TABLE \`_services_v_version_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`_services_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_services_v\`;`);
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_services_v_rels\`;`);
  await db.run(sql`DROP TABLE \`events_contact_links\`;`);
  await db.run(sql`DROP TABLE \`events_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`events_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`events\`;`);
  await db.run(sql`DROP TABLE \`events_locales\`;`);
  await db.run(sql`DROP TABLE \`events_rels\`;`);
  await db.run(sql`DROP TABLE \`_events_v_version_contact_links\`;`);
  await db.run(sql`DROP TABLE \`_events_v_version_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`_events_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_events_v\`;`);
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`);
  await db.run(sql`DROP TABLE \`universities_contact_links\`;`);
  await db.run(sql`DROP TABLE \`universities_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`universities_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`universities\`;`);
  await db.run(sql`DROP TABLE \`universities_locales\`;`);
  await db.run(sql`DROP TABLE \`_universities_v_version_contact_links\`;`);
  await db.run(sql`DROP TABLE \`_universities_v_version_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`_universities_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_universities_v\`;`);
  await db.run(sql`DROP TABLE \`_universities_v_locales\`;`);
  await db.run(sql`DROP TABLE \`news_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`news\`;`);
  await db.run(sql`DROP TABLE \`news_locales\`;`);
  await db.run(sql`DROP TABLE \`news_rels\`;`);
  await db.run(sql`DROP TABLE \`_news_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_news_v\`;`);
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`);
  await db.run(sql`DROP TABLE \`poi\`;`);
  await db.run(sql`DROP TABLE \`poi_locales\`;`);
  await db.run(sql`DROP TABLE \`_poi_v\`;`);
  await db.run(sql`DROP TABLE \`_poi_v_locales\`;`);
  await db.run(sql`DROP TABLE \`pages_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_version_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`serv_categories\`;`);
  await db.run(sql`DROP TABLE \`serv_categories_locales\`;`);
  await db.run(sql`DROP TABLE \`ev_categories\`;`);
  await db.run(sql`DROP TABLE \`ev_categories_locales\`;`);
  await db.run(sql`DROP TABLE \`news_categories_seo_keywords\`;`);
  await db.run(sql`DROP TABLE \`news_categories\`;`);
  await db.run(sql`DROP TABLE \`news_categories_locales\`;`);
  await db.run(sql`DROP TABLE \`ev_tags\`;`);
  await db.run(sql`DROP TABLE \`ev_tags_locales\`;`);
  await db.run(sql`DROP TABLE \`news_tags\`;`);
  await db.run(sql`DROP TABLE \`news_tags_locales\`;`);
  await db.run(sql`DROP TABLE \`former_addresses\`;`);
  await db.run(sql`DROP TABLE \`former_addresses_rels\`;`);
  await db.run(sql`DROP TABLE \`users_areas\`;`);
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`);
  await db.run(sql`DROP TABLE \`payload_jobs\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodations_id\` integer,
  	\`acc_categories_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodations_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "accommodations_id", "acc_categories_id", "pages_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "accommodations_id", "acc_categories_id", "pages_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(
    sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`,
  );
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_accommodations_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodations_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_acc_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`acc_categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
  await db.run(sql`DROP INDEX \`accommodations_deposit_idx\`;`);
  await db.run(sql`DROP INDEX \`accommodations_minimum_stay_idx\`;`);
  await db.run(sql`DROP INDEX \`accommodations_maximum_stay_idx\`;`);
  await db.run(sql`DROP INDEX \`accommodations_energy_class_idx\`;`);
  await db.run(sql`DROP INDEX \`accommodations_epgl_nren_idx\`;`);
  await db.run(sql`DROP INDEX \`accommodations_epgl_ren_idx\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`deposit\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`available_from\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`minimum_stay\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`maximum_stay\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`verified_on\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`energy_class\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`energy_exemption\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`epgl_nren\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`epgl_ren\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`envelope_winter\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`envelope_summer\`;`);
  await db.run(sql`ALTER TABLE \`accommodations\` DROP COLUMN \`cin\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_deposit_idx\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_minimum_stay_idx\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_maximum_stay_idx\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_energy_class_idx\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_epgl_nren_idx\`;`);
  await db.run(sql`DROP INDEX \`_accommodations_v_version_version_epgl_ren_idx\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_deposit\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_available_from\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_minimum_stay\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_maximum_stay\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_verified_on\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_energy_class\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_energy_exemption\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_epgl_nren\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_epgl_ren\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_envelope_winter\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_envelope_summer\`;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v\` DROP COLUMN \`version_cin\`;`);
  await db.run(sql`DROP INDEX \`pages_archive_section_idx\`;`);
  await db.run(sql`DROP INDEX \`_pages_v_version_version_archive_section_idx\`;`);
  await db.run(sql`ALTER TABLE \`accommodations_locales\` ADD \`seo_keywords\` text;`);
  await db.run(sql`ALTER TABLE \`_accommodations_v_locales\` ADD \`version_seo_keywords\` text;`);
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`seo_keywords\` text;`);
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_seo_keywords\` text;`);
}
