import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`accommodations_included_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_included_services_order_idx\` ON \`accommodations_included_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_included_services_parent_idx\` ON \`accommodations_included_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodations_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_contact_links_order_idx\` ON \`accommodations_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_contact_links_parent_id_idx\` ON \`accommodations_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodations_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodations_contact_links_locales_locale_parent_id_unique\` ON \`accommodations_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_contact_links_locales_parent_idx\` ON \`accommodations_contact_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodations_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_seo_keywords_order_idx\` ON \`accommodations_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_seo_keywords_parent_id_idx\` ON \`accommodations_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_seo_keywords_locale_idx\` ON \`accommodations_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`accommodations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`gallery\` text,
  	\`accommodation_type\` text,
  	\`bedrooms\` numeric,
  	\`beds_number\` numeric,
  	\`bathrooms_number\` numeric,
  	\`student_card_reserved\` integer DEFAULT false,
  	\`price_min\` numeric,
  	\`price_max\` numeric,
  	\`condominium_fees\` numeric,
  	\`deposit\` numeric,
  	\`pricing_mode\` text,
  	\`availability_status\` text,
  	\`available_from\` text,
  	\`minimum_stay\` numeric,
  	\`maximum_stay\` numeric,
  	\`verified_on\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`owner_name\` text,
  	\`embed_url\` text,
  	\`energy_class\` text,
  	\`energy_exemption\` text,
  	\`epgl_nren\` numeric,
  	\`epgl_ren\` numeric,
  	\`envelope_winter\` text,
  	\`envelope_summer\` text,
  	\`cin\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_image_idx\` ON \`accommodations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_accommodation_type_idx\` ON \`accommodations\` (\`accommodation_type\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_bedrooms_idx\` ON \`accommodations\` (\`bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_beds_number_idx\` ON \`accommodations\` (\`beds_number\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_bathrooms_number_idx\` ON \`accommodations\` (\`bathrooms_number\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_student_card_reserved_idx\` ON \`accommodations\` (\`student_card_reserved\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_price_min_idx\` ON \`accommodations\` (\`price_min\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_price_max_idx\` ON \`accommodations\` (\`price_max\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_condominium_fees_idx\` ON \`accommodations\` (\`condominium_fees\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_deposit_idx\` ON \`accommodations\` (\`deposit\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_pricing_mode_idx\` ON \`accommodations\` (\`pricing_mode\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_availability_status_idx\` ON \`accommodations\` (\`availability_status\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_minimum_stay_idx\` ON \`accommodations\` (\`minimum_stay\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_maximum_stay_idx\` ON \`accommodations\` (\`maximum_stay\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_energy_class_idx\` ON \`accommodations\` (\`energy_class\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_epgl_nren_idx\` ON \`accommodations\` (\`epgl_nren\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_epgl_ren_idx\` ON \`accommodations\` (\`epgl_ren\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_seo_seo_image_idx\` ON \`accommodations\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_post_date_idx\` ON \`accommodations\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_updated_by_idx\` ON \`accommodations\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_uid_idx\` ON \`accommodations\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodations_key_idx\` ON \`accommodations\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_updated_at_idx\` ON \`accommodations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_created_at_idx\` ON \`accommodations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_deleted_at_idx\` ON \`accommodations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodations__status_idx\` ON \`accommodations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`accommodations_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`house_rules\` text,
  	\`owner_terms\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodations_slug_idx\` ON \`accommodations_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodations_locales_locale_parent_id_unique\` ON \`accommodations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_locales_parent_idx\` ON \`accommodations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_locales_present_idx\` ON \`accommodations_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`accommodations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`acc_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodations_rels_order_idx\` ON \`accommodations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_rels_parent_idx\` ON \`accommodations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_rels_path_idx\` ON \`accommodations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accommodations_rels_acc_categories_id_idx\` ON \`accommodations_rels\` (\`acc_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_included_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_included_services_order_idx\` ON \`_accommodations_v_version_included_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_included_services_parent_idx\` ON \`_accommodations_v_version_included_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_contact_links_order_idx\` ON \`_accommodations_v_version_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_contact_links_parent_id_idx\` ON \`_accommodations_v_version_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_accommodations_v_version_contact_links_locales_locale_paren\` ON \`_accommodations_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_contact_links_locales_parent_idx\` ON \`_accommodations_v_version_contact_links_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_order_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_parent_id_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_seo_keywords_locale_idx\` ON \`_accommodations_v_version_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_gallery\` text,
  	\`version_accommodation_type\` text,
  	\`version_bedrooms\` numeric,
  	\`version_beds_number\` numeric,
  	\`version_bathrooms_number\` numeric,
  	\`version_student_card_reserved\` integer DEFAULT false,
  	\`version_price_min\` numeric,
  	\`version_price_max\` numeric,
  	\`version_condominium_fees\` numeric,
  	\`version_deposit\` numeric,
  	\`version_pricing_mode\` text,
  	\`version_availability_status\` text,
  	\`version_available_from\` text,
  	\`version_minimum_stay\` numeric,
  	\`version_maximum_stay\` numeric,
  	\`version_verified_on\` text,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_owner_name\` text,
  	\`version_embed_url\` text,
  	\`version_energy_class\` text,
  	\`version_energy_exemption\` text,
  	\`version_epgl_nren\` numeric,
  	\`version_epgl_ren\` numeric,
  	\`version_envelope_winter\` text,
  	\`version_envelope_summer\` text,
  	\`version_cin\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_parent_idx\` ON \`_accommodations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_image_idx\` ON \`_accommodations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_accommodation_type_idx\` ON \`_accommodations_v\` (\`version_accommodation_type\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_bedrooms_idx\` ON \`_accommodations_v\` (\`version_bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_beds_number_idx\` ON \`_accommodations_v\` (\`version_beds_number\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_bathrooms_number_idx\` ON \`_accommodations_v\` (\`version_bathrooms_number\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_student_card_reserved_idx\` ON \`_accommodations_v\` (\`version_student_card_reserved\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_price_min_idx\` ON \`_accommodations_v\` (\`version_price_min\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_price_max_idx\` ON \`_accommodations_v\` (\`version_price_max\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_condominium_fees_idx\` ON \`_accommodations_v\` (\`version_condominium_fees\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_deposit_idx\` ON \`_accommodations_v\` (\`version_deposit\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_pricing_mode_idx\` ON \`_accommodations_v\` (\`version_pricing_mode\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_availability_status_idx\` ON \`_accommodations_v\` (\`version_availability_status\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_minimum_stay_idx\` ON \`_accommodations_v\` (\`version_minimum_stay\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_maximum_stay_idx\` ON \`_accommodations_v\` (\`version_maximum_stay\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_energy_class_idx\` ON \`_accommodations_v\` (\`version_energy_class\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_epgl_nren_idx\` ON \`_accommodations_v\` (\`version_epgl_nren\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_epgl_ren_idx\` ON \`_accommodations_v\` (\`version_epgl_ren\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_seo_version_seo_image_idx\` ON \`_accommodations_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_post_date_idx\` ON \`_accommodations_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_updated_by_idx\` ON \`_accommodations_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_uid_idx\` ON \`_accommodations_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_key_idx\` ON \`_accommodations_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_updated_at_idx\` ON \`_accommodations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_created_at_idx\` ON \`_accommodations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_deleted_at_idx\` ON \`_accommodations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version__status_idx\` ON \`_accommodations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_created_at_idx\` ON \`_accommodations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_updated_at_idx\` ON \`_accommodations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_snapshot_idx\` ON \`_accommodations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_published_locale_idx\` ON \`_accommodations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_latest_idx\` ON \`_accommodations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_autosave_idx\` ON \`_accommodations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_house_rules\` text,
  	\`version_owner_terms\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_version_version_slug_idx\` ON \`_accommodations_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_accommodations_v_locales_locale_parent_id_unique\` ON \`_accommodations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_locales_parent_idx\` ON \`_accommodations_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`acc_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodations_v_rels_order_idx\` ON \`_accommodations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_rels_parent_idx\` ON \`_accommodations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_rels_path_idx\` ON \`_accommodations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_accommodations_v_rels_acc_categories_id_idx\` ON \`_accommodations_v_rels\` (\`acc_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`services_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_contact_links_order_idx\` ON \`services_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_contact_links_parent_id_idx\` ON \`services_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_contact_links_locales_locale_parent_id_unique\` ON \`services_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_contact_links_locales_parent_idx\` ON \`services_contact_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_seo_keywords_order_idx\` ON \`services_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_keywords_parent_id_idx\` ON \`services_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_keywords_locale_idx\` ON \`services_seo_keywords\` (\`_locale\`);`)
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
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_service_type_idx\` ON \`services\` (\`service_type\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_post_date_idx\` ON \`services\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_by_idx\` ON \`services\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`services_uid_idx\` ON \`services\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_key_idx\` ON \`services\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_locales_parent_idx\` ON \`services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_locales_present_idx\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`serv_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`serv_categories_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_rels_order_idx\` ON \`services_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_parent_idx\` ON \`services_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_path_idx\` ON \`services_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_serv_categories_id_idx\` ON \`services_rels\` (\`serv_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_contact_links_order_idx\` ON \`_services_v_version_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_contact_links_parent_id_idx\` ON \`_services_v_version_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_version_contact_links_locales_locale_parent_id_u\` ON \`_services_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_contact_links_locales_parent_idx\` ON \`_services_v_version_contact_links_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_keywords_order_idx\` ON \`_services_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_keywords_parent_id_idx\` ON \`_services_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_keywords_locale_idx\` ON \`_services_v_version_seo_keywords\` (\`_locale\`);`)
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
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_service_type_idx\` ON \`_services_v\` (\`version_service_type\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_post_date_idx\` ON \`_services_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_by_idx\` ON \`_services_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_uid_idx\` ON \`_services_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_key_idx\` ON \`_services_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_locales_parent_idx\` ON \`_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`serv_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`serv_categories_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_rels_order_idx\` ON \`_services_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_parent_idx\` ON \`_services_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_path_idx\` ON \`_services_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_serv_categories_id_idx\` ON \`_services_v_rels\` (\`serv_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`events_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_contact_links_order_idx\` ON \`events_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_contact_links_parent_id_idx\` ON \`events_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_contact_links_locales_locale_parent_id_unique\` ON \`events_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_contact_links_locales_parent_idx\` ON \`events_contact_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_seo_keywords_order_idx\` ON \`events_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_keywords_parent_id_idx\` ON \`events_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_keywords_locale_idx\` ON \`events_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`event_start_date\` text,
  	\`event_end_date\` text,
  	\`cancelled\` integer DEFAULT false,
  	\`event_type\` text,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`embed_url\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_image_idx\` ON \`events\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_event_start_date_idx\` ON \`events\` (\`event_start_date\`);`)
  await db.run(sql`CREATE INDEX \`events_event_end_date_idx\` ON \`events\` (\`event_end_date\`);`)
  await db.run(sql`CREATE INDEX \`events_event_type_idx\` ON \`events\` (\`event_type\`);`)
  await db.run(sql`CREATE INDEX \`events_seo_seo_image_idx\` ON \`events\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_post_date_idx\` ON \`events\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_by_idx\` ON \`events\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`events_uid_idx\` ON \`events\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_key_idx\` ON \`events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`ticket\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_present_idx\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_ev_categories_id_idx\` ON \`events_rels\` (\`ev_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_ev_tags_id_idx\` ON \`events_rels\` (\`ev_tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_contact_links_order_idx\` ON \`_events_v_version_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_contact_links_parent_id_idx\` ON \`_events_v_version_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_contact_links_locales_locale_parent_id_uni\` ON \`_events_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_contact_links_locales_parent_idx\` ON \`_events_v_version_contact_links_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_keywords_order_idx\` ON \`_events_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_keywords_parent_id_idx\` ON \`_events_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_keywords_locale_idx\` ON \`_events_v_version_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_event_start_date\` text,
  	\`version_event_end_date\` text,
  	\`version_cancelled\` integer DEFAULT false,
  	\`version_event_type\` text,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_embed_url\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_image_idx\` ON \`_events_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_event_start_date_idx\` ON \`_events_v\` (\`version_event_start_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_event_end_date_idx\` ON \`_events_v\` (\`version_event_end_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_event_type_idx\` ON \`_events_v\` (\`version_event_type\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_seo_version_seo_image_idx\` ON \`_events_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_post_date_idx\` ON \`_events_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_by_idx\` ON \`_events_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_uid_idx\` ON \`_events_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_key_idx\` ON \`_events_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_ticket\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_ev_categories_id_idx\` ON \`_events_v_rels\` (\`ev_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_ev_tags_id_idx\` ON \`_events_v_rels\` (\`ev_tags_id\`);`)
  await db.run(sql`CREATE TABLE \`universities_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`universities_contact_links_order_idx\` ON \`universities_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`universities_contact_links_parent_id_idx\` ON \`universities_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`universities_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`universities_contact_links_locales_locale_parent_id_unique\` ON \`universities_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_contact_links_locales_parent_idx\` ON \`universities_contact_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`universities_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`universities_seo_keywords_order_idx\` ON \`universities_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`universities_seo_keywords_parent_id_idx\` ON \`universities_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_seo_keywords_locale_idx\` ON \`universities_seo_keywords\` (\`_locale\`);`)
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
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`universities_thumbnail_idx\` ON \`universities\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_seo_seo_image_idx\` ON \`universities\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_post_date_idx\` ON \`universities\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`universities_updated_by_idx\` ON \`universities\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_uid_idx\` ON \`universities\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`universities_key_idx\` ON \`universities\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`universities_updated_at_idx\` ON \`universities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`universities_created_at_idx\` ON \`universities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`universities_deleted_at_idx\` ON \`universities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`universities__status_idx\` ON \`universities\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`universities_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`universities_slug_idx\` ON \`universities_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`universities_locales_locale_parent_id_unique\` ON \`universities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_locales_parent_idx\` ON \`universities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`universities_locales_present_idx\` ON \`universities_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`_universities_v_version_contact_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_universities_v_version_contact_links_order_idx\` ON \`_universities_v_version_contact_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_contact_links_parent_id_idx\` ON \`_universities_v_version_contact_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_universities_v_version_contact_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v_version_contact_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_universities_v_version_contact_links_locales_locale_parent_\` ON \`_universities_v_version_contact_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_contact_links_locales_parent_idx\` ON \`_universities_v_version_contact_links_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_universities_v_version_seo_keywords_order_idx\` ON \`_universities_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_seo_keywords_parent_id_idx\` ON \`_universities_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_seo_keywords_locale_idx\` ON \`_universities_v_version_seo_keywords\` (\`_locale\`);`)
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
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_universities_v_parent_idx\` ON \`_universities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_thumbnail_idx\` ON \`_universities_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_seo_version_seo_image_idx\` ON \`_universities_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_post_date_idx\` ON \`_universities_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_updated_by_idx\` ON \`_universities_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_uid_idx\` ON \`_universities_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_key_idx\` ON \`_universities_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_updated_at_idx\` ON \`_universities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_created_at_idx\` ON \`_universities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_deleted_at_idx\` ON \`_universities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version__status_idx\` ON \`_universities_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_created_at_idx\` ON \`_universities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_updated_at_idx\` ON \`_universities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_snapshot_idx\` ON \`_universities_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_published_locale_idx\` ON \`_universities_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_latest_idx\` ON \`_universities_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_autosave_idx\` ON \`_universities_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_universities_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_universities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_universities_v_version_version_slug_idx\` ON \`_universities_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_universities_v_locales_locale_parent_id_unique\` ON \`_universities_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_universities_v_locales_parent_idx\` ON \`_universities_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_seo_keywords_order_idx\` ON \`news_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_keywords_parent_id_idx\` ON \`news_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_keywords_locale_idx\` ON \`news_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_seo_seo_image_idx\` ON \`news\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_post_date_idx\` ON \`news\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_by_idx\` ON \`news\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_uid_idx\` ON \`news\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_key_idx\` ON \`news\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`excerpt\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_present_idx\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_news_categories_id_idx\` ON \`news_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_news_tags_id_idx\` ON \`news_rels\` (\`news_tags_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_keywords_order_idx\` ON \`_news_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_keywords_parent_id_idx\` ON \`_news_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_keywords_locale_idx\` ON \`_news_v_version_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_version_seo_image_idx\` ON \`_news_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_post_date_idx\` ON \`_news_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_by_idx\` ON \`_news_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_uid_idx\` ON \`_news_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_key_idx\` ON \`_news_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_news_categories_id_idx\` ON \`_news_v_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_news_tags_id_idx\` ON \`_news_v_rels\` (\`news_tags_id\`);`)
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
  await db.run(sql`CREATE TABLE \`poi\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon_id\` integer,
  	\`address_address\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`poi_icon_idx\` ON \`poi\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_seo_seo_image_idx\` ON \`poi\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_post_date_idx\` ON \`poi\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`poi_updated_by_idx\` ON \`poi\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_uid_idx\` ON \`poi\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`poi_key_idx\` ON \`poi\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`poi_updated_at_idx\` ON \`poi\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poi_created_at_idx\` ON \`poi\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`poi_deleted_at_idx\` ON \`poi\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`poi__status_idx\` ON \`poi\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`poi_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`poi_slug_idx\` ON \`poi_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`poi_locales_locale_parent_id_unique\` ON \`poi_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_locales_parent_idx\` ON \`poi_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`poi_locales_present_idx\` ON \`poi_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
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
  await db.run(sql`CREATE TABLE \`_poi_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_address_address\` text,
  	\`version_address_lat\` numeric,
  	\`version_address_lng\` numeric,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_poi_v_parent_idx\` ON \`_poi_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_icon_idx\` ON \`_poi_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_seo_version_seo_image_idx\` ON \`_poi_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_post_date_idx\` ON \`_poi_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_updated_by_idx\` ON \`_poi_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_uid_idx\` ON \`_poi_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_key_idx\` ON \`_poi_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_updated_at_idx\` ON \`_poi_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_created_at_idx\` ON \`_poi_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_deleted_at_idx\` ON \`_poi_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version__status_idx\` ON \`_poi_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_created_at_idx\` ON \`_poi_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_updated_at_idx\` ON \`_poi_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_snapshot_idx\` ON \`_poi_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_published_locale_idx\` ON \`_poi_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_latest_idx\` ON \`_poi_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_autosave_idx\` ON \`_poi_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_poi_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_poi_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_poi_v_version_version_slug_idx\` ON \`_poi_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_poi_v_locales_locale_parent_id_unique\` ON \`_poi_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_poi_v_locales_parent_idx\` ON \`_poi_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_keywords_order_idx\` ON \`pages_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_keywords_parent_id_idx\` ON \`pages_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_keywords_locale_idx\` ON \`pages_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`kind\` text DEFAULT 'page',
  	\`archive_section\` text,
  	\`post_date\` text,
  	\`expiry_date\` text,
  	\`updated_by_id\` integer,
  	\`uid\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_kind_idx\` ON \`pages\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`pages_archive_section_idx\` ON \`pages\` (\`archive_section\`);`)
  await db.run(sql`CREATE INDEX \`pages_post_date_idx\` ON \`pages\` (\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_by_idx\` ON \`pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_uid_idx\` ON \`pages\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`content_manager\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_present_idx\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_keywords_order_idx\` ON \`_pages_v_version_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_keywords_parent_id_idx\` ON \`_pages_v_version_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_keywords_locale_idx\` ON \`_pages_v_version_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_archive_section\` text,
  	\`version_post_date\` text,
  	\`version_expiry_date\` text,
  	\`version_updated_by_id\` integer,
  	\`version_uid\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_kind_idx\` ON \`_pages_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_archive_section_idx\` ON \`_pages_v\` (\`version_archive_section\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_post_date_idx\` ON \`_pages_v\` (\`version_post_date\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_by_idx\` ON \`_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_uid_idx\` ON \`_pages_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_content_manager\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_canonical\` text,
  	\`version_slug\` text,
  	\`version_title_sort\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
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
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_key_idx\` ON \`media\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w560_sizes_w560_filename_idx\` ON \`media\` (\`sizes_w560_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w900_sizes_w900_filename_idx\` ON \`media\` (\`sizes_w900_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1180_sizes_w1180_filename_idx\` ON \`media\` (\`sizes_w1180_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1540_sizes_w1540_filename_idx\` ON \`media\` (\`sizes_w1540_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w2200_sizes_w2200_filename_idx\` ON \`media\` (\`sizes_w2200_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`acc_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`background_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`acc_categories__order_idx\` ON \`acc_categories\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`acc_categories_key_idx\` ON \`acc_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`acc_categories_background_image_idx\` ON \`acc_categories\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`acc_categories_updated_at_idx\` ON \`acc_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`acc_categories_created_at_idx\` ON \`acc_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`acc_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`acc_categories_slug_idx\` ON \`acc_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`acc_categories_locales_locale_parent_id_unique\` ON \`acc_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`acc_categories_locales_parent_idx\` ON \`acc_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`acc_categories_locales_present_idx\` ON \`acc_categories_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`serv_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`serv_categories__order_idx\` ON \`serv_categories\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`serv_categories_key_idx\` ON \`serv_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`serv_categories_image_idx\` ON \`serv_categories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`serv_categories_updated_at_idx\` ON \`serv_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`serv_categories_created_at_idx\` ON \`serv_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`serv_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`serv_categories_slug_idx\` ON \`serv_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`serv_categories_locales_locale_parent_id_unique\` ON \`serv_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`serv_categories_locales_parent_idx\` ON \`serv_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`serv_categories_locales_present_idx\` ON \`serv_categories_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`ev_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`ev_categories__order_idx\` ON \`ev_categories\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_categories_key_idx\` ON \`ev_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ev_categories_updated_at_idx\` ON \`ev_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ev_categories_created_at_idx\` ON \`ev_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ev_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_categories_slug_idx\` ON \`ev_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_categories_locales_locale_parent_id_unique\` ON \`ev_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ev_categories_locales_parent_idx\` ON \`ev_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ev_categories_locales_present_idx\` ON \`ev_categories_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`news_categories_seo_keywords\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`keyword\` text NOT NULL,
  	\`rating\` text DEFAULT 'neutral',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_categories_seo_keywords_order_idx\` ON \`news_categories_seo_keywords\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_seo_keywords_parent_id_idx\` ON \`news_categories_seo_keywords\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_seo_keywords_locale_idx\` ON \`news_categories_seo_keywords\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`news_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_categories__order_idx\` ON \`news_categories\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_key_idx\` ON \`news_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_seo_seo_image_idx\` ON \`news_categories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_updated_at_idx\` ON \`news_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_created_at_idx\` ON \`news_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_categories_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_canonical\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_slug_idx\` ON \`news_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_categories_locales_locale_parent_id_unique\` ON \`news_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_locales_parent_idx\` ON \`news_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_categories_locales_present_idx\` ON \`news_categories_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`ev_tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`ev_tags__order_idx\` ON \`ev_tags\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_tags_key_idx\` ON \`ev_tags\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ev_tags_updated_at_idx\` ON \`ev_tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ev_tags_created_at_idx\` ON \`ev_tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ev_tags_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ev_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_tags_slug_idx\` ON \`ev_tags_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ev_tags_locales_locale_parent_id_unique\` ON \`ev_tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ev_tags_locales_parent_idx\` ON \`ev_tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ev_tags_locales_present_idx\` ON \`ev_tags_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`news_tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`news_tags__order_idx\` ON \`news_tags\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_tags_key_idx\` ON \`news_tags\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`news_tags_updated_at_idx\` ON \`news_tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_tags_created_at_idx\` ON \`news_tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_tags_locales\` (
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`title_sort\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_tags_slug_idx\` ON \`news_tags_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_tags_locales_locale_parent_id_unique\` ON \`news_tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_tags_locales_parent_idx\` ON \`news_tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_tags_locales_present_idx\` ON \`news_tags_locales\` (\`_locale\`,\`_parent_id\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`kind\` text DEFAULT 'entry' NOT NULL,
  	\`site\` text DEFAULT 'it',
  	\`target\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_target_idx\` ON \`redirects\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodations_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`universities_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`poi_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_accommodations_id_idx\` ON \`redirects_rels\` (\`accommodations_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_services_id_idx\` ON \`redirects_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_events_id_idx\` ON \`redirects_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_universities_id_idx\` ON \`redirects_rels\` (\`universities_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_news_id_idx\` ON \`redirects_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_poi_id_idx\` ON \`redirects_rels\` (\`poi_id\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_addresses_slug_idx\` ON \`former_addresses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_order_idx\` ON \`former_addresses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_parent_idx\` ON \`former_addresses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_path_idx\` ON \`former_addresses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_pages_id_idx\` ON \`former_addresses_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_accommodations_id_idx\` ON \`former_addresses_rels\` (\`accommodations_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_services_id_idx\` ON \`former_addresses_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_events_id_idx\` ON \`former_addresses_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_universities_id_idx\` ON \`former_addresses_rels\` (\`universities_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_news_id_idx\` ON \`former_addresses_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_rels_poi_id_idx\` ON \`former_addresses_rels\` (\`poi_id\`);`)
  await db.run(sql`CREATE TABLE \`feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text DEFAULT 'opinion' NOT NULL,
  	\`clear\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_day_idx\` ON \`feedback\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`feedback_kind_idx\` ON \`feedback\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`feedback_uri_idx\` ON \`feedback\` (\`uri\`);`)
  await db.run(sql`CREATE TABLE \`missed_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`site\` text NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`missed_searches_day_idx\` ON \`missed_searches\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_site_words_idx\` ON \`missed_searches\` (\`day\`,\`site\`,\`words\`);`)
  await db.run(sql`CREATE TABLE \`saved_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`uid\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`query\` text,
  	\`frequency\` text NOT NULL,
  	\`requested_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`since\` numeric NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`next_at\` numeric NOT NULL,
  	\`refusals\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`saved_searches_uid_idx\` ON \`saved_searches\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`email_site_section_query_idx\` ON \`saved_searches\` (\`email\`,\`site\`,\`section\`,\`query\`);`)
  await db.run(sql`CREATE TABLE \`first_publications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`element\` numeric NOT NULL,
  	\`run\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`first_publications_run_idx\` ON \`first_publications\` (\`run\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_element_idx\` ON \`first_publications\` (\`site\`,\`element\`);`)
  await db.run(sql`CREATE TABLE \`users_areas\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_areas_order_idx\` ON \`users_areas\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_areas_parent_idx\` ON \`users_areas\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
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
  	\`hash\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`visitors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`uid\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`full_name\` text,
  	\`language\` text NOT NULL,
  	\`activated_at\` text,
  	\`privacy_version\` text,
  	\`privacy_accepted_at\` text,
  	\`password_hash\` text,
  	\`favorites\` text,
  	\`last_used_at\` text,
  	\`warned_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visitors_uid_idx\` ON \`visitors\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visitors_email_idx\` ON \`visitors\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`visitors_updated_at_idx\` ON \`visitors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitors_created_at_idx\` ON \`visitors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visitor_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`uid\` text NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`generation\` numeric NOT NULL,
  	\`salt\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`previous_hash\` text,
  	\`started_at\` numeric NOT NULL,
  	\`rotated_at\` numeric NOT NULL,
  	\`last_used_at\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_sessions_uid_idx\` ON \`visitor_sessions\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`visitor_sessions_visitor_idx\` ON \`visitor_sessions\` (\`visitor\`);`)
  await db.run(sql`CREATE TABLE \`visitor_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`email\` text,
  	\`expires_at\` numeric NOT NULL,
  	\`full_name\` text,
  	\`language\` text,
  	\`password_hash\` text,
  	\`privacy_version\` text,
  	\`privacy_accepted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_codes_visitor_idx\` ON \`visitor_codes\` (\`visitor\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
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
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodations_id\` integer,
  	\`services_id\` integer,
  	\`events_id\` integer,
  	\`universities_id\` integer,
  	\`news_id\` integer,
  	\`poi_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`acc_categories_id\` integer,
  	\`serv_categories_id\` integer,
  	\`ev_categories_id\` integer,
  	\`news_categories_id\` integer,
  	\`ev_tags_id\` integer,
  	\`news_tags_id\` integer,
  	\`redirects_id\` integer,
  	\`former_addresses_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodations_id\`) REFERENCES \`accommodations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`universities_id\`) REFERENCES \`universities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`poi_id\`) REFERENCES \`poi\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`acc_categories_id\`) REFERENCES \`acc_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`serv_categories_id\`) REFERENCES \`serv_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_categories_id\`) REFERENCES \`ev_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ev_tags_id\`) REFERENCES \`ev_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_tags_id\`) REFERENCES \`news_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_info\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_info_image_idx\` ON \`site_info\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_info_locales\` (
  	\`plain_title\` text NOT NULL,
  	\`plain_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_info_locales_locale_parent_id_unique\` ON \`site_info_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_info_locales_parent_idx\` ON \`site_info_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`prefooter\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`prefooter_locales\` (
  	\`content_manager\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`prefooter\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`prefooter_locales_locale_parent_id_unique\` ON \`prefooter_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`prefooter_locales_parent_idx\` ON \`prefooter_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer1\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer1_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer1\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer1_locales_locale_parent_id_unique\` ON \`footer1_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer1_locales_parent_idx\` ON \`footer1_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer2\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer2_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer2_locales_locale_parent_id_unique\` ON \`footer2_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer2_locales_parent_idx\` ON \`footer2_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer3\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer3_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer3\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer3_locales_locale_parent_id_unique\` ON \`footer3_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer3_locales_parent_idx\` ON \`footer3_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer4\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer4_locales\` (
  	\`footer_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer4\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer4_locales_locale_parent_id_unique\` ON \`footer4_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer4_locales_parent_idx\` ON \`footer4_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`socials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`socials\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`general_configurations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`general_configurations_locales\` (
  	\`price_disclaimer\` text,
  	\`accommodation_disclaimer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`general_configurations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`general_configurations_locales_locale_parent_id_unique\` ON \`general_configurations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`general_configurations_locales_parent_idx\` ON \`general_configurations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`register_privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`register_privacy_locales\` (
  	\`text_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`register_privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`register_privacy_locales_locale_parent_id_unique\` ON \`register_privacy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`register_privacy_locales_parent_idx\` ON \`register_privacy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`header_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_locales_parent_idx\` ON \`header_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`top_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`top_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`top_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`top_menu_locales_locale_parent_id_unique\` ON \`top_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`top_menu_locales_parent_idx\` ON \`top_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`main_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`main_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`main_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`main_menu_locales_locale_parent_id_unique\` ON \`main_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`main_menu_locales_parent_idx\` ON \`main_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_menu_locales\` (
  	\`nodes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_menu_locales_locale_parent_id_unique\` ON \`footer_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_menu_locales_parent_idx\` ON \`footer_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`accommodations_included_services\`;`)
  await db.run(sql`DROP TABLE \`accommodations_contact_links\`;`)
  await db.run(sql`DROP TABLE \`accommodations_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`accommodations_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`accommodations\`;`)
  await db.run(sql`DROP TABLE \`accommodations_locales\`;`)
  await db.run(sql`DROP TABLE \`accommodations_rels\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_version_included_services\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_version_contact_links\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_version_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_accommodations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services_contact_links\`;`)
  await db.run(sql`DROP TABLE \`services_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`services_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`services_rels\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_contact_links\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events_contact_links\`;`)
  await db.run(sql`DROP TABLE \`events_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`events_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_contact_links\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`universities_contact_links\`;`)
  await db.run(sql`DROP TABLE \`universities_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`universities_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`universities\`;`)
  await db.run(sql`DROP TABLE \`universities_locales\`;`)
  await db.run(sql`DROP TABLE \`_universities_v_version_contact_links\`;`)
  await db.run(sql`DROP TABLE \`_universities_v_version_contact_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_universities_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_universities_v\`;`)
  await db.run(sql`DROP TABLE \`_universities_v_locales\`;`)
  await db.run(sql`DROP TABLE \`news_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`poi_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`poi\`;`)
  await db.run(sql`DROP TABLE \`poi_locales\`;`)
  await db.run(sql`DROP TABLE \`_poi_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_poi_v\`;`)
  await db.run(sql`DROP TABLE \`_poi_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`acc_categories\`;`)
  await db.run(sql`DROP TABLE \`acc_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`serv_categories\`;`)
  await db.run(sql`DROP TABLE \`serv_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`ev_categories\`;`)
  await db.run(sql`DROP TABLE \`ev_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`news_categories_seo_keywords\`;`)
  await db.run(sql`DROP TABLE \`news_categories\`;`)
  await db.run(sql`DROP TABLE \`news_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`ev_tags\`;`)
  await db.run(sql`DROP TABLE \`ev_tags_locales\`;`)
  await db.run(sql`DROP TABLE \`news_tags\`;`)
  await db.run(sql`DROP TABLE \`news_tags_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`former_addresses\`;`)
  await db.run(sql`DROP TABLE \`former_addresses_rels\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`DROP TABLE \`missed_searches\`;`)
  await db.run(sql`DROP TABLE \`saved_searches\`;`)
  await db.run(sql`DROP TABLE \`first_publications\`;`)
  await db.run(sql`DROP TABLE \`users_areas\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`visitors\`;`)
  await db.run(sql`DROP TABLE \`visitor_sessions\`;`)
  await db.run(sql`DROP TABLE \`visitor_codes\`;`)
  await db.run(sql`DROP TABLE \`visitor_lists\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_info\`;`)
  await db.run(sql`DROP TABLE \`site_info_locales\`;`)
  await db.run(sql`DROP TABLE \`prefooter\`;`)
  await db.run(sql`DROP TABLE \`prefooter_locales\`;`)
  await db.run(sql`DROP TABLE \`footer1\`;`)
  await db.run(sql`DROP TABLE \`footer1_locales\`;`)
  await db.run(sql`DROP TABLE \`footer2\`;`)
  await db.run(sql`DROP TABLE \`footer2_locales\`;`)
  await db.run(sql`DROP TABLE \`footer3\`;`)
  await db.run(sql`DROP TABLE \`footer3_locales\`;`)
  await db.run(sql`DROP TABLE \`footer4\`;`)
  await db.run(sql`DROP TABLE \`footer4_locales\`;`)
  await db.run(sql`DROP TABLE \`socials\`;`)
  await db.run(sql`DROP TABLE \`general_configurations\`;`)
  await db.run(sql`DROP TABLE \`general_configurations_locales\`;`)
  await db.run(sql`DROP TABLE \`register_privacy\`;`)
  await db.run(sql`DROP TABLE \`register_privacy_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu\`;`)
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`top_menu\`;`)
  await db.run(sql`DROP TABLE \`top_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`main_menu\`;`)
  await db.run(sql`DROP TABLE \`main_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_menu\`;`)
  await db.run(sql`DROP TABLE \`footer_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
