import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_accommodations_included_services" AS ENUM('wifi', 'heating', 'water', 'electricity', 'gas', 'waste', 'washingMachine', 'dishwasher', 'desk', 'balcony', 'bikeStorage', 'parking', 'cleaning', 'lift', 'airConditioning');
  CREATE TYPE "public"."enum_accommodations_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum_accommodations_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence');
  CREATE TYPE "public"."enum_accommodations_availability_status" AS ENUM('freeSoon', 'busy');
  CREATE TYPE "public"."enum_accommodations_pricing_mode" AS ENUM('perPerson', 'perRoom', 'wholeHouse');
  CREATE TYPE "public"."enum_accommodations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accommodations_v_version_included_services" AS ENUM('wifi', 'heating', 'water', 'electricity', 'gas', 'waste', 'washingMachine', 'dishwasher', 'desk', 'balcony', 'bikeStorage', 'parking', 'cleaning', 'lift', 'airConditioning');
  CREATE TYPE "public"."enum__accommodations_v_version_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum__accommodations_v_version_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence');
  CREATE TYPE "public"."enum__accommodations_v_version_availability_status" AS ENUM('freeSoon', 'busy');
  CREATE TYPE "public"."enum__accommodations_v_version_pricing_mode" AS ENUM('perPerson', 'perRoom', 'wholeHouse');
  CREATE TYPE "public"."enum__accommodations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accommodations_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('page', 'archive', 'home');
  CREATE TYPE "public"."enum_pages_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('page', 'archive', 'home');
  CREATE TYPE "public"."enum__pages_v_version_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TABLE "accommodations_included_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_accommodations_included_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "accommodations_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_accommodations_contact_links_kind",
  	"href" varchar
  );
  
  CREATE TABLE "accommodations_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "accommodations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"gallery" jsonb,
  	"accommodation_type" "enum_accommodations_accommodation_type",
  	"bedrooms" numeric,
  	"beds_number" numeric,
  	"bathrooms_number" numeric,
  	"availability_status" "enum_accommodations_availability_status",
  	"student_card_reserved" boolean DEFAULT false,
  	"price_min" numeric,
  	"price_max" numeric,
  	"condominium_fees" numeric,
  	"pricing_mode" "enum_accommodations_pricing_mode",
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"owner_name" varchar,
  	"embed_url" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_accommodations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "accommodations_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"house_rules" jsonb,
  	"owner_terms" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "accommodations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"acc_categories_id" integer
  );
  
  CREATE TABLE "_accommodations_v_version_included_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__accommodations_v_version_included_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_accommodations_v_version_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__accommodations_v_version_contact_links_kind",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accommodations_v_version_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_accommodations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_gallery" jsonb,
  	"version_accommodation_type" "enum__accommodations_v_version_accommodation_type",
  	"version_bedrooms" numeric,
  	"version_beds_number" numeric,
  	"version_bathrooms_number" numeric,
  	"version_availability_status" "enum__accommodations_v_version_availability_status",
  	"version_student_card_reserved" boolean DEFAULT false,
  	"version_price_min" numeric,
  	"version_price_max" numeric,
  	"version_condominium_fees" numeric,
  	"version_pricing_mode" "enum__accommodations_v_version_pricing_mode",
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_owner_name" varchar,
  	"version_embed_url" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__accommodations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__accommodations_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_accommodations_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content_manager" jsonb,
  	"version_house_rules" jsonb,
  	"version_owner_terms" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_accommodations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"acc_categories_id" integer
  );
  
  CREATE TABLE "acc_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"background_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "acc_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"kind" "enum_pages_kind" DEFAULT 'page',
  	"archive_section" "enum_pages_archive_section",
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'page',
  	"version_archive_section" "enum__pages_v_version_archive_section",
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_content_manager" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w560_url" varchar,
  	"sizes_w560_width" numeric,
  	"sizes_w560_height" numeric,
  	"sizes_w560_mime_type" varchar,
  	"sizes_w560_filesize" numeric,
  	"sizes_w560_filename" varchar,
  	"sizes_w900_url" varchar,
  	"sizes_w900_width" numeric,
  	"sizes_w900_height" numeric,
  	"sizes_w900_mime_type" varchar,
  	"sizes_w900_filesize" numeric,
  	"sizes_w900_filename" varchar,
  	"sizes_w1180_url" varchar,
  	"sizes_w1180_width" numeric,
  	"sizes_w1180_height" numeric,
  	"sizes_w1180_mime_type" varchar,
  	"sizes_w1180_filesize" numeric,
  	"sizes_w1180_filename" varchar,
  	"sizes_w1540_url" varchar,
  	"sizes_w1540_width" numeric,
  	"sizes_w1540_height" numeric,
  	"sizes_w1540_mime_type" varchar,
  	"sizes_w1540_filesize" numeric,
  	"sizes_w1540_filename" varchar,
  	"sizes_w2200_url" varchar,
  	"sizes_w2200_width" numeric,
  	"sizes_w2200_height" numeric,
  	"sizes_w2200_mime_type" varchar,
  	"sizes_w2200_filesize" numeric,
  	"sizes_w2200_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodations_id" integer,
  	"acc_categories_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_menu_locales" (
  	"nodes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "top_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "top_menu_locales" (
  	"nodes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "main_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "main_menu_locales" (
  	"nodes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_menu_locales" (
  	"nodes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_info" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_info_locales" (
  	"plain_title" varchar NOT NULL,
  	"plain_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "prefooter" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "prefooter_locales" (
  	"content_manager" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer1" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer1_locales" (
  	"footer_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer2" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer2_locales" (
  	"footer_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer3" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer3_locales" (
  	"footer_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer4" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer4_locales" (
  	"footer_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "socials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"socials" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "general_configurations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "general_configurations_locales" (
  	"price_disclaimer" jsonb,
  	"accommodation_disclaimer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "register_privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "register_privacy_locales" (
  	"text_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "accommodations_included_services" ADD CONSTRAINT "accommodations_included_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_contact_links" ADD CONSTRAINT "accommodations_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_contact_links_locales" ADD CONSTRAINT "accommodations_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodations_locales" ADD CONSTRAINT "accommodations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_rels" ADD CONSTRAINT "accommodations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_rels" ADD CONSTRAINT "accommodations_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_included_services" ADD CONSTRAINT "_accommodations_v_version_included_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_contact_links" ADD CONSTRAINT "_accommodations_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_contact_links_locales" ADD CONSTRAINT "_accommodations_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_parent_id_accommodations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v_locales" ADD CONSTRAINT "_accommodations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_rels" ADD CONSTRAINT "_accommodations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_rels" ADD CONSTRAINT "_accommodations_v_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "acc_categories" ADD CONSTRAINT "acc_categories_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "acc_categories_locales" ADD CONSTRAINT "acc_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_menu_locales" ADD CONSTRAINT "top_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_locales" ADD CONSTRAINT "main_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_menu_locales" ADD CONSTRAINT "footer_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_info" ADD CONSTRAINT "site_info_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_info_locales" ADD CONSTRAINT "site_info_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prefooter_locales" ADD CONSTRAINT "prefooter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prefooter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer1_locales" ADD CONSTRAINT "footer1_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer1"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer2_locales" ADD CONSTRAINT "footer2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer3_locales" ADD CONSTRAINT "footer3_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer3"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer4_locales" ADD CONSTRAINT "footer4_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer4"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_configurations_locales" ADD CONSTRAINT "general_configurations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_configurations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "register_privacy_locales" ADD CONSTRAINT "register_privacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."register_privacy"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "accommodations_included_services_order_idx" ON "accommodations_included_services" USING btree ("order");
  CREATE INDEX "accommodations_included_services_parent_idx" ON "accommodations_included_services" USING btree ("parent_id");
  CREATE INDEX "accommodations_contact_links_order_idx" ON "accommodations_contact_links" USING btree ("_order");
  CREATE INDEX "accommodations_contact_links_parent_id_idx" ON "accommodations_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accommodations_contact_links_locales_locale_parent_id_unique" ON "accommodations_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accommodations_image_idx" ON "accommodations" USING btree ("image_id");
  CREATE INDEX "accommodations_accommodation_type_idx" ON "accommodations" USING btree ("accommodation_type");
  CREATE INDEX "accommodations_bedrooms_idx" ON "accommodations" USING btree ("bedrooms");
  CREATE INDEX "accommodations_beds_number_idx" ON "accommodations" USING btree ("beds_number");
  CREATE INDEX "accommodations_bathrooms_number_idx" ON "accommodations" USING btree ("bathrooms_number");
  CREATE INDEX "accommodations_availability_status_idx" ON "accommodations" USING btree ("availability_status");
  CREATE INDEX "accommodations_student_card_reserved_idx" ON "accommodations" USING btree ("student_card_reserved");
  CREATE INDEX "accommodations_price_min_idx" ON "accommodations" USING btree ("price_min");
  CREATE INDEX "accommodations_price_max_idx" ON "accommodations" USING btree ("price_max");
  CREATE INDEX "accommodations_condominium_fees_idx" ON "accommodations" USING btree ("condominium_fees");
  CREATE INDEX "accommodations_pricing_mode_idx" ON "accommodations" USING btree ("pricing_mode");
  CREATE INDEX "accommodations_seo_seo_image_idx" ON "accommodations" USING btree ("seo_image_id");
  CREATE INDEX "accommodations_post_date_idx" ON "accommodations" USING btree ("post_date");
  CREATE INDEX "accommodations_uid_idx" ON "accommodations" USING btree ("uid");
  CREATE INDEX "accommodations_updated_at_idx" ON "accommodations" USING btree ("updated_at");
  CREATE INDEX "accommodations_created_at_idx" ON "accommodations" USING btree ("created_at");
  CREATE INDEX "accommodations__status_idx" ON "accommodations" USING btree ("_status");
  CREATE INDEX "accommodations_slug_idx" ON "accommodations_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "accommodations_locales_locale_parent_id_unique" ON "accommodations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accommodations_rels_order_idx" ON "accommodations_rels" USING btree ("order");
  CREATE INDEX "accommodations_rels_parent_idx" ON "accommodations_rels" USING btree ("parent_id");
  CREATE INDEX "accommodations_rels_path_idx" ON "accommodations_rels" USING btree ("path");
  CREATE INDEX "accommodations_rels_acc_categories_id_idx" ON "accommodations_rels" USING btree ("acc_categories_id");
  CREATE INDEX "_accommodations_v_version_included_services_order_idx" ON "_accommodations_v_version_included_services" USING btree ("order");
  CREATE INDEX "_accommodations_v_version_included_services_parent_idx" ON "_accommodations_v_version_included_services" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_version_contact_links_order_idx" ON "_accommodations_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_accommodations_v_version_contact_links_parent_id_idx" ON "_accommodations_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_accommodations_v_version_contact_links_locales_locale_paren" ON "_accommodations_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accommodations_v_parent_idx" ON "_accommodations_v" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_version_version_image_idx" ON "_accommodations_v" USING btree ("version_image_id");
  CREATE INDEX "_accommodations_v_version_version_accommodation_type_idx" ON "_accommodations_v" USING btree ("version_accommodation_type");
  CREATE INDEX "_accommodations_v_version_version_bedrooms_idx" ON "_accommodations_v" USING btree ("version_bedrooms");
  CREATE INDEX "_accommodations_v_version_version_beds_number_idx" ON "_accommodations_v" USING btree ("version_beds_number");
  CREATE INDEX "_accommodations_v_version_version_bathrooms_number_idx" ON "_accommodations_v" USING btree ("version_bathrooms_number");
  CREATE INDEX "_accommodations_v_version_version_availability_status_idx" ON "_accommodations_v" USING btree ("version_availability_status");
  CREATE INDEX "_accommodations_v_version_version_student_card_reserved_idx" ON "_accommodations_v" USING btree ("version_student_card_reserved");
  CREATE INDEX "_accommodations_v_version_version_price_min_idx" ON "_accommodations_v" USING btree ("version_price_min");
  CREATE INDEX "_accommodations_v_version_version_price_max_idx" ON "_accommodations_v" USING btree ("version_price_max");
  CREATE INDEX "_accommodations_v_version_version_condominium_fees_idx" ON "_accommodations_v" USING btree ("version_condominium_fees");
  CREATE INDEX "_accommodations_v_version_version_pricing_mode_idx" ON "_accommodations_v" USING btree ("version_pricing_mode");
  CREATE INDEX "_accommodations_v_version_seo_version_seo_image_idx" ON "_accommodations_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_accommodations_v_version_version_post_date_idx" ON "_accommodations_v" USING btree ("version_post_date");
  CREATE INDEX "_accommodations_v_version_version_uid_idx" ON "_accommodations_v" USING btree ("version_uid");
  CREATE INDEX "_accommodations_v_version_version_updated_at_idx" ON "_accommodations_v" USING btree ("version_updated_at");
  CREATE INDEX "_accommodations_v_version_version_created_at_idx" ON "_accommodations_v" USING btree ("version_created_at");
  CREATE INDEX "_accommodations_v_version_version__status_idx" ON "_accommodations_v" USING btree ("version__status");
  CREATE INDEX "_accommodations_v_created_at_idx" ON "_accommodations_v" USING btree ("created_at");
  CREATE INDEX "_accommodations_v_updated_at_idx" ON "_accommodations_v" USING btree ("updated_at");
  CREATE INDEX "_accommodations_v_snapshot_idx" ON "_accommodations_v" USING btree ("snapshot");
  CREATE INDEX "_accommodations_v_published_locale_idx" ON "_accommodations_v" USING btree ("published_locale");
  CREATE INDEX "_accommodations_v_latest_idx" ON "_accommodations_v" USING btree ("latest");
  CREATE INDEX "_accommodations_v_autosave_idx" ON "_accommodations_v" USING btree ("autosave");
  CREATE INDEX "_accommodations_v_version_version_slug_idx" ON "_accommodations_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_accommodations_v_locales_locale_parent_id_unique" ON "_accommodations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accommodations_v_rels_order_idx" ON "_accommodations_v_rels" USING btree ("order");
  CREATE INDEX "_accommodations_v_rels_parent_idx" ON "_accommodations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_rels_path_idx" ON "_accommodations_v_rels" USING btree ("path");
  CREATE INDEX "_accommodations_v_rels_acc_categories_id_idx" ON "_accommodations_v_rels" USING btree ("acc_categories_id");
  CREATE INDEX "acc_categories__order_idx" ON "acc_categories" USING btree ("_order");
  CREATE INDEX "acc_categories_background_image_idx" ON "acc_categories" USING btree ("background_image_id");
  CREATE INDEX "acc_categories_updated_at_idx" ON "acc_categories" USING btree ("updated_at");
  CREATE INDEX "acc_categories_created_at_idx" ON "acc_categories" USING btree ("created_at");
  CREATE INDEX "acc_categories_slug_idx" ON "acc_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "acc_categories_locales_locale_parent_id_unique" ON "acc_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "pages_post_date_idx" ON "pages" USING btree ("post_date");
  CREATE INDEX "pages_uid_idx" ON "pages" USING btree ("uid");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");
  CREATE INDEX "_pages_v_version_version_post_date_idx" ON "_pages_v" USING btree ("version_post_date");
  CREATE INDEX "_pages_v_version_version_uid_idx" ON "_pages_v" USING btree ("version_uid");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w560_sizes_w560_filename_idx" ON "media" USING btree ("sizes_w560_filename");
  CREATE INDEX "media_sizes_w900_sizes_w900_filename_idx" ON "media" USING btree ("sizes_w900_filename");
  CREATE INDEX "media_sizes_w1180_sizes_w1180_filename_idx" ON "media" USING btree ("sizes_w1180_filename");
  CREATE INDEX "media_sizes_w1540_sizes_w1540_filename_idx" ON "media" USING btree ("sizes_w1540_filename");
  CREATE INDEX "media_sizes_w2200_sizes_w2200_filename_idx" ON "media" USING btree ("sizes_w2200_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_accommodations_id_idx" ON "payload_locked_documents_rels" USING btree ("accommodations_id");
  CREATE INDEX "payload_locked_documents_rels_acc_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("acc_categories_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "top_menu_locales_locale_parent_id_unique" ON "top_menu_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "main_menu_locales_locale_parent_id_unique" ON "main_menu_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_menu_locales_locale_parent_id_unique" ON "footer_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_info_image_idx" ON "site_info" USING btree ("image_id");
  CREATE UNIQUE INDEX "site_info_locales_locale_parent_id_unique" ON "site_info_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "prefooter_locales_locale_parent_id_unique" ON "prefooter_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer1_locales_locale_parent_id_unique" ON "footer1_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer2_locales_locale_parent_id_unique" ON "footer2_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer3_locales_locale_parent_id_unique" ON "footer3_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer4_locales_locale_parent_id_unique" ON "footer4_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "general_configurations_locales_locale_parent_id_unique" ON "general_configurations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "register_privacy_locales_locale_parent_id_unique" ON "register_privacy_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "accommodations_included_services" CASCADE;
  DROP TABLE "accommodations_contact_links" CASCADE;
  DROP TABLE "accommodations_contact_links_locales" CASCADE;
  DROP TABLE "accommodations" CASCADE;
  DROP TABLE "accommodations_locales" CASCADE;
  DROP TABLE "accommodations_rels" CASCADE;
  DROP TABLE "_accommodations_v_version_included_services" CASCADE;
  DROP TABLE "_accommodations_v_version_contact_links" CASCADE;
  DROP TABLE "_accommodations_v_version_contact_links_locales" CASCADE;
  DROP TABLE "_accommodations_v" CASCADE;
  DROP TABLE "_accommodations_v_locales" CASCADE;
  DROP TABLE "_accommodations_v_rels" CASCADE;
  DROP TABLE "acc_categories" CASCADE;
  DROP TABLE "acc_categories_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header_menu_locales" CASCADE;
  DROP TABLE "top_menu" CASCADE;
  DROP TABLE "top_menu_locales" CASCADE;
  DROP TABLE "main_menu" CASCADE;
  DROP TABLE "main_menu_locales" CASCADE;
  DROP TABLE "footer_menu" CASCADE;
  DROP TABLE "footer_menu_locales" CASCADE;
  DROP TABLE "site_info" CASCADE;
  DROP TABLE "site_info_locales" CASCADE;
  DROP TABLE "prefooter" CASCADE;
  DROP TABLE "prefooter_locales" CASCADE;
  DROP TABLE "footer1" CASCADE;
  DROP TABLE "footer1_locales" CASCADE;
  DROP TABLE "footer2" CASCADE;
  DROP TABLE "footer2_locales" CASCADE;
  DROP TABLE "footer3" CASCADE;
  DROP TABLE "footer3_locales" CASCADE;
  DROP TABLE "footer4" CASCADE;
  DROP TABLE "footer4_locales" CASCADE;
  DROP TABLE "socials" CASCADE;
  DROP TABLE "general_configurations" CASCADE;
  DROP TABLE "general_configurations_locales" CASCADE;
  DROP TABLE "register_privacy" CASCADE;
  DROP TABLE "register_privacy_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_accommodations_included_services";
  DROP TYPE "public"."enum_accommodations_contact_links_kind";
  DROP TYPE "public"."enum_accommodations_accommodation_type";
  DROP TYPE "public"."enum_accommodations_availability_status";
  DROP TYPE "public"."enum_accommodations_pricing_mode";
  DROP TYPE "public"."enum_accommodations_status";
  DROP TYPE "public"."enum__accommodations_v_version_included_services";
  DROP TYPE "public"."enum__accommodations_v_version_contact_links_kind";
  DROP TYPE "public"."enum__accommodations_v_version_accommodation_type";
  DROP TYPE "public"."enum__accommodations_v_version_availability_status";
  DROP TYPE "public"."enum__accommodations_v_version_pricing_mode";
  DROP TYPE "public"."enum__accommodations_v_version_status";
  DROP TYPE "public"."enum__accommodations_v_published_locale";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_archive_section";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_archive_section";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_users_role";`);
}
