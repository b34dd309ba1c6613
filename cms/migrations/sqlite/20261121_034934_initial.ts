import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`accommodations_included_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`accommodations_included_services_order_idx\` ON \`accommodations_included_services\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_included_services_parent_idx\` ON \`accommodations_included_services\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`accommodations_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`accommodations_contact_links_order_idx\` ON \`accommodations_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_contact_links_parent_id_idx\` ON \`accommodations_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`accommodations_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`accommodations_contact_links_locales_locale_parent_id_unique\` ON \`accommodations_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`accommodations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`gallery\` text,
  	\`accommodation_type\` text,
  	\`bedrooms\` numeric,
  	\`beds_number\` numeric,
  	\`bathrooms_number\` numeric,
  	\`availability_status\` text,
  	\`student_card_reserved\` integer DEFAULT false,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`condominium_fees\` numeric,
  	\`pricing_mode\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`owner_name\` text,
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
  await db.run(
    sql`CREATE INDEX \`accommodations_image_idx\` ON \`accommodations\` (\`image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_accommodation_type_idx\` ON \`accommodations\` (\`accommodation_type\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_bedrooms_idx\` ON \`accommodations\` (\`bedrooms\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_beds_number_idx\` ON \`accommodations\` (\`beds_number\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_bathrooms_number_idx\` ON \`accommodations\` (\`bathrooms_number\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_availability_status_idx\` ON \`accommodations\` (\`availability_status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_student_card_reserved_idx\` ON \`accommodations\` (\`student_card_reserved\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_price_min_idx\` ON \`accommodations\` (\`price_min\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_price_max_idx\` ON \`accommodations\` (\`price_max\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_condominium_fees_idx\` ON \`accommodations\` (\`condominium_fees\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_pricing_mode_idx\` ON \`accommodations\` (\`pricing_mode\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_seo_seo_image_idx\` ON \`accommodations\` (\`seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_post_date_idx\` ON \`accommodations\` (\`post_date\`);`,
  );
  await db.run(sql`CREATE INDEX \`accommodations_uid_idx\` ON \`accommodations\` (\`uid\`);`);
  await db.run(
    sql`CREATE INDEX \`accommodations_updated_at_idx\` ON \`accommodations\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_created_at_idx\` ON \`accommodations\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations__status_idx\` ON \`accommodations\` (\`_status\`);`,
  );
  await db.run(sql`CREATE TABLE \`accommodations_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`house_rules\` text,
  	\`owner_terms\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`accommodations_slug_idx\` ON \`accommodations_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`accommodations_locales_locale_parent_id_unique\` ON \`accommodations_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`accommodations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`acc_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`accommodations_rels_order_idx\` ON \`accommodations_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_rels_parent_idx\` ON \`accommodations_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_rels_path_idx\` ON \`accommodations_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`accommodations_rels_acc_categories_id_idx\` ON \`accommodations_rels\` (\`acc_categories_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_included_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_included_services_order_idx\` ON \`_accommodations_v_version_included_services\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_included_services_parent_idx\` ON \`_accommodations_v_version_included_services\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_contact_links_order_idx\` ON \`_accommodations_v_version_contact_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_contact_links_parent_id_idx\` ON \`_accommodations_v_version_contact_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_accommodations_v_version_contact_links_locales_locale_paren\` ON \`_accommodations_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_gallery\` text,
  	\`version_accommodation_type\` text,
  	\`version_bedrooms\` numeric,
  	\`version_beds_number\` numeric,
  	\`version_bathrooms_number\` numeric,
  	\`version_availability_status\` text,
  	\`version_student_card_reserved\` integer DEFAULT false,
  	\`version_price_min\` numeric,
  	\`version_price_max\` numeric,
  	\`version_condominium_fees\` numeric,
  	\`version_pricing_mode\` text,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_owner_name\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_parent_idx\` ON \`_accommodations_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_image_idx\` ON \`_accommodations_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_accommodation_type_idx\` ON \`_accommodations_v\` (\`version_accommodation_type\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_bedrooms_idx\` ON \`_accommodations_v\` (\`version_bedrooms\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_beds_number_idx\` ON \`_accommodations_v\` (\`version_beds_number\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_bathrooms_number_idx\` ON \`_accommodations_v\` (\`version_bathrooms_number\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_availability_status_idx\` ON \`_accommodations_v\` (\`version_availability_status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_student_card_reserved_idx\` ON \`_accommodations_v\` (\`version_student_card_reserved\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_price_min_idx\` ON \`_accommodations_v\` (\`version_price_min\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_price_max_idx\` ON \`_accommodations_v\` (\`version_price_max\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_condominium_fees_idx\` ON \`_accommodations_v\` (\`version_condominium_fees\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_pricing_mode_idx\` ON \`_accommodations_v\` (\`version_pricing_mode\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_seo_version_seo_image_idx\` ON \`_accommodations_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_post_date_idx\` ON \`_accommodations_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_uid_idx\` ON \`_accommodations_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_updated_at_idx\` ON \`_accommodations_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_created_at_idx\` ON \`_accommodations_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version__status_idx\` ON \`_accommodations_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_created_at_idx\` ON \`_accommodations_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_updated_at_idx\` ON \`_accommodations_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_snapshot_idx\` ON \`_accommodations_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_published_locale_idx\` ON \`_accommodations_v\` (\`published_locale\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_latest_idx\` ON \`_accommodations_v\` (\`latest\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_autosave_idx\` ON \`_accommodations_v\` (\`autosave\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_house_rules\` text,
  	\`version_owner_terms\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_version_version_slug_idx\` ON \`_accommodations_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_accommodations_v_locales_locale_parent_id_unique\` ON \`_accommodations_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_accommodations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`acc_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_rels_order_idx\` ON \`_accommodations_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_rels_parent_idx\` ON \`_accommodations_v_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_rels_path_idx\` ON \`_accommodations_v_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_accommodations_v_rels_acc_categories_id_idx\` ON \`_accommodations_v_rels\` (\`acc_categories_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`acc_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`background_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`acc_categories__order_idx\` ON \`acc_categories\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`acc_categories_background_image_idx\` ON \`acc_categories\` (\`background_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`acc_categories_updated_at_idx\` ON \`acc_categories\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`acc_categories_created_at_idx\` ON \`acc_categories\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`acc_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`acc_categories_slug_idx\` ON \`acc_categories_locales\` (\`slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`acc_categories_locales_locale_parent_id_unique\` ON \`acc_categories_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`kind\` text DEFAULT 'page',
  	\`archive_section\` text,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`uid\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`);
  await db.run(sql`CREATE INDEX \`pages_kind_idx\` ON \`pages\` (\`kind\`);`);
  await db.run(sql`CREATE INDEX \`pages_post_date_idx\` ON \`pages\` (\`post_date\`);`);
  await db.run(sql`CREATE INDEX \`pages_uid_idx\` ON \`pages\` (\`uid\`);`);
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_archive_section\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_kind_idx\` ON \`_pages_v\` (\`version_kind\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_post_date_idx\` ON \`_pages_v\` (\`version_post_date\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_uid_idx\` ON \`_pages_v\` (\`version_uid\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w560_url\` text,
  	\`sizes_w560_width\` numeric,
  	\`sizes_w560_height\` numeric,
  	\`sizes_w560_mime_type\` text,
  	\`sizes_w560_filesize\` numeric,
  	\`sizes_w560_filename\` text,
  	\`sizes_w900_url\` text,
  	\`sizes_w900_width\` numeric,
  	\`sizes_w900_height\` numeric,
  	\`sizes_w900_mime_type\` text,
  	\`sizes_w900_filesize\` numeric,
  	\`sizes_w900_filename\` text,
  	\`sizes_w1180_url\` text,
  	\`sizes_w1180_width\` numeric,
  	\`sizes_w1180_height\` numeric,
  	\`sizes_w1180_mime_type\` text,
  	\`sizes_w1180_filesize\` numeric,
  	\`sizes_w1180_filename\` text,
  	\`sizes_w1540_url\` text,
  	\`sizes_w1540_width\` numeric,
  	\`sizes_w1540_height\` numeric,
  	\`sizes_w1540_mime_type\` text,
  	\`sizes_w1540_filesize\` numeric,
  	\`sizes_w1540_filename\` text,
  	\`sizes_w2200_url\` text,
  	\`sizes_w2200_width\` numeric,
  	\`sizes_w2200_height\` numeric,
  	\`sizes_w2200_mime_type\` text,
  	\`sizes_w2200_filesize\` numeric,
  	\`sizes_w2200_filename\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`);
  await db.run(
    sql`CREATE INDEX \`media_sizes_w560_sizes_w560_filename_idx\` ON \`media\` (\`sizes_w560_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_w900_sizes_w900_filename_idx\` ON \`media\` (\`sizes_w900_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_w1180_sizes_w1180_filename_idx\` ON \`media\` (\`sizes_w1180_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_w1540_sizes_w1540_filename_idx\` ON \`media\` (\`sizes_w1540_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_w2200_sizes_w2200_filename_idx\` ON \`media\` (\`sizes_w2200_filename\`);`,
  );
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`);
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`);
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`header_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`top_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`top_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`top_menu_locales_locale_parent_id_unique\` ON \`top_menu_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`main_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`main_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`main_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`main_menu_locales_locale_parent_id_unique\` ON \`main_menu_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`footer_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`footer_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`footer_menu_locales_locale_parent_id_unique\` ON \`footer_menu_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_info\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`site_info_image_idx\` ON \`site_info\` (\`image_id\`);`);
  await db.run(sql`CREATE TABLE \`site_info_locales\` (
  	\`plain_title\` text NOT NULL,
  	\`plain_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`site_info_locales_locale_parent_id_unique\` ON \`site_info_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`prefooter\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`prefooter_locales\` (
  	\`content_manager\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prefooter\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`prefooter_locales_locale_parent_id_unique\` ON \`prefooter_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`footer1\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`footer1_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer1\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`footer1_locales_locale_parent_id_unique\` ON \`footer1_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`footer2\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`footer2_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`footer2_locales_locale_parent_id_unique\` ON \`footer2_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`footer3\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`footer3_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer3\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`footer3_locales_locale_parent_id_unique\` ON \`footer3_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`footer4\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`footer4_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer4\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`footer4_locales_locale_parent_id_unique\` ON \`footer4_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`socials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`socials\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`general_configurations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`general_configurations_locales\` (
  	\`price_disclaimer\` text,
  	\`accommodation_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`general_configurations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`general_configurations_locales_locale_parent_id_unique\` ON \`general_configurations_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`register_privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`register_privacy_locales\` (
  	\`text_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`register_privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`register_privacy_locales_locale_parent_id_unique\` ON \`register_privacy_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`accommodations_included_services\`;`);
  await db.run(sql`DROP TABLE \`accommodations_contact_links\`;`);
  await db.run(sql`DROP TABLE \`accommodations_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`accommodations\`;`);
  await db.run(sql`DROP TABLE \`accommodations_locales\`;`);
  await db.run(sql`DROP TABLE \`accommodations_rels\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_version_included_services\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_version_contact_links\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_version_contact_links_locales\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_accommodations_v_rels\`;`);
  await db.run(sql`DROP TABLE \`acc_categories\`;`);
  await db.run(sql`DROP TABLE \`acc_categories_locales\`;`);
  await db.run(sql`DROP TABLE \`pages\`;`);
  await db.run(sql`DROP TABLE \`pages_locales\`;`);
  await db.run(sql`DROP TABLE \`_pages_v\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`);
  await db.run(sql`DROP TABLE \`media\`;`);
  await db.run(sql`DROP TABLE \`media_locales\`;`);
  await db.run(sql`DROP TABLE \`users_sessions\`;`);
  await db.run(sql`DROP TABLE \`users\`;`);
  await db.run(sql`DROP TABLE \`payload_kv\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_migrations\`;`);
  await db.run(sql`DROP TABLE \`header_menu\`;`);
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`);
  await db.run(sql`DROP TABLE \`top_menu\`;`);
  await db.run(sql`DROP TABLE \`top_menu_locales\`;`);
  await db.run(sql`DROP TABLE \`main_menu\`;`);
  await db.run(sql`DROP TABLE \`main_menu_locales\`;`);
  await db.run(sql`DROP TABLE \`footer_menu\`;`);
  await db.run(sql`DROP TABLE \`footer_menu_locales\`;`);
  await db.run(sql`DROP TABLE \`site_info\`;`);
  await db.run(sql`DROP TABLE \`site_info_locales\`;`);
  await db.run(sql`DROP TABLE \`prefooter\`;`);
  await db.run(sql`DROP TABLE \`prefooter_locales\`;`);
  await db.run(sql`DROP TABLE \`footer1\`;`);
  await db.run(sql`DROP TABLE \`footer1_locales\`;`);
  await db.run(sql`DROP TABLE \`footer2\`;`);
  await db.run(sql`DROP TABLE \`footer2_locales\`;`);
  await db.run(sql`DROP TABLE \`footer3\`;`);
  await db.run(sql`DROP TABLE \`footer3_locales\`;`);
  await db.run(sql`DROP TABLE \`footer4\`;`);
  await db.run(sql`DROP TABLE \`footer4_locales\`;`);
  await db.run(sql`DROP TABLE \`socials\`;`);
  await db.run(sql`DROP TABLE \`general_configurations\`;`);
  await db.run(sql`DROP TABLE \`general_configurations_locales\`;`);
  await db.run(sql`DROP TABLE \`register_privacy\`;`);
  await db.run(sql`DROP TABLE \`register_privacy_locales\`;`);
}
