import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_accommodations_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_accommodations_energy_class" AS ENUM('A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G');
  CREATE TYPE "public"."enum_accommodations_energy_exemption" AS ENUM('seasonalUse', 'noHeating');
  CREATE TYPE "public"."enum_accommodations_envelope_winter" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum_accommodations_envelope_summer" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_energy_class" AS ENUM('A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G');
  CREATE TYPE "public"."enum__accommodations_v_version_energy_exemption" AS ENUM('seasonalUse', 'noHeating');
  CREATE TYPE "public"."enum__accommodations_v_version_envelope_winter" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_envelope_summer" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum_services_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum_services_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_services_service_type" AS ENUM('desk', 'canteen', 'library', 'studyRoom', 'transport', 'clinic', 'counselling', 'career', 'sport', 'culture', 'shop', 'association');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum__services_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__services_v_version_service_type" AS ENUM('desk', 'canteen', 'library', 'studyRoom', 'transport', 'clinic', 'counselling', 'career', 'sport', 'culture', 'shop', 'association');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_events_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum_events_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_events_event_type" AS ENUM('concert', 'theatre', 'cinema', 'exhibition', 'lecture', 'workshop', 'market', 'sport', 'party', 'openDay');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum__events_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__events_v_version_event_type" AS ENUM('concert', 'theatre', 'cinema', 'exhibition', 'lecture', 'workshop', 'market', 'sport', 'party', 'openDay');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_universities_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum_universities_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_universities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__universities_v_version_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum__universities_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__universities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__universities_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_news_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_poi_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__poi_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__poi_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_pages_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__pages_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_news_categories_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_former_addresses_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_users_areas" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'poi', 'pages', 'site');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TYPE "public"."enum_accommodations_accommodation_type" ADD VALUE 'hostel';
  ALTER TYPE "public"."enum_accommodations_accommodation_type" ADD VALUE 'bedAndBreakfast';
  ALTER TYPE "public"."enum_accommodations_accommodation_type" ADD VALUE 'shortLet';
  ALTER TYPE "public"."enum__accommodations_v_version_accommodation_type" ADD VALUE 'hostel';
  ALTER TYPE "public"."enum__accommodations_v_version_accommodation_type" ADD VALUE 'bedAndBreakfast';
  ALTER TYPE "public"."enum__accommodations_v_version_accommodation_type" ADD VALUE 'shortLet';
  ALTER TYPE "public"."enum_pages_archive_section" ADD VALUE 'newsCategories';
  ALTER TYPE "public"."enum__pages_v_version_archive_section" ADD VALUE 'newsCategories';
  CREATE TABLE "accommodations_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_accommodations_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "_accommodations_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__accommodations_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "services_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_services_contact_links_kind",
  	"href" varchar
  );
  
  CREATE TABLE "services_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_services_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"service_type" "enum_services_service_type",
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"embed_url" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"serv_categories_id" integer
  );
  
  CREATE TABLE "_services_v_version_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__services_v_version_contact_links_kind",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__services_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_service_type" "enum__services_v_version_service_type",
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_embed_url" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content_manager" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"serv_categories_id" integer
  );
  
  CREATE TABLE "events_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_events_contact_links_kind",
  	"href" varchar
  );
  
  CREATE TABLE "events_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_events_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"event_start_date" timestamp(3) with time zone,
  	"event_end_date" timestamp(3) with time zone,
  	"event_type" "enum_events_event_type",
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"embed_url" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"ticket" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ev_categories_id" integer,
  	"ev_tags_id" integer
  );
  
  CREATE TABLE "_events_v_version_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__events_v_version_contact_links_kind",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__events_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_event_start_date" timestamp(3) with time zone,
  	"version_event_end_date" timestamp(3) with time zone,
  	"version_event_type" "enum__events_v_version_event_type",
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_embed_url" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content_manager" jsonb,
  	"version_ticket" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ev_categories_id" integer,
  	"ev_tags_id" integer
  );
  
  CREATE TABLE "universities_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_universities_contact_links_kind",
  	"href" varchar
  );
  
  CREATE TABLE "universities_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "universities_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_universities_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "universities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"thumbnail_id" integer,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"embed_url" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_universities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "universities_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_universities_v_version_contact_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__universities_v_version_contact_links_kind",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_universities_v_version_contact_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_universities_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__universities_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_universities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_thumbnail_id" integer,
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_embed_url" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__universities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__universities_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_universities_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_content_manager" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_news_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_categories_id" integer,
  	"news_tags_id" integer
  );
  
  CREATE TABLE "_news_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__news_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content_manager" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_categories_id" integer,
  	"news_tags_id" integer
  );
  
  CREATE TABLE "poi" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"uid" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_poi_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "poi_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_poi_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon_id" integer,
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_uid" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__poi_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__poi_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_poi_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_pages_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "_pages_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__pages_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "serv_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "serv_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ev_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ev_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_categories_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar NOT NULL,
  	"rating" "enum_news_categories_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ev_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ev_tags_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_tags_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "former_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"site" "enum_former_addresses_site" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "former_addresses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"accommodations_id" integer,
  	"services_id" integer,
  	"events_id" integer,
  	"universities_id" integer,
  	"news_id" integer,
  	"poi_id" integer
  );
  
  CREATE TABLE "users_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "accommodations" ADD COLUMN "deposit" numeric;
  ALTER TABLE "accommodations" ADD COLUMN "available_from" timestamp(3) with time zone;
  ALTER TABLE "accommodations" ADD COLUMN "minimum_stay" numeric;
  ALTER TABLE "accommodations" ADD COLUMN "maximum_stay" numeric;
  ALTER TABLE "accommodations" ADD COLUMN "verified_on" timestamp(3) with time zone;
  ALTER TABLE "accommodations" ADD COLUMN "energy_class" "enum_accommodations_energy_class";
  ALTER TABLE "accommodations" ADD COLUMN "energy_exemption" "enum_accommodations_energy_exemption";
  ALTER TABLE "accommodations" ADD COLUMN "epgl_nren" numeric;
  ALTER TABLE "accommodations" ADD COLUMN "epgl_ren" numeric;
  ALTER TABLE "accommodations" ADD COLUMN "envelope_winter" "enum_accommodations_envelope_winter";
  ALTER TABLE "accommodations" ADD COLUMN "envelope_summer" "enum_accommodations_envelope_summer";
  ALTER TABLE "accommodations" ADD COLUMN "cin" varchar;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_deposit" numeric;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_available_from" timestamp(3) with time zone;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_minimum_stay" numeric;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_maximum_stay" numeric;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_verified_on" timestamp(3) with time zone;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_energy_class" "enum__accommodations_v_version_energy_class";
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_energy_exemption" "enum__accommodations_v_version_energy_exemption";
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_epgl_nren" numeric;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_epgl_ren" numeric;
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_envelope_winter" "enum__accommodations_v_version_envelope_winter";
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_envelope_summer" "enum__accommodations_v_version_envelope_summer";
  ALTER TABLE "_accommodations_v" ADD COLUMN "version_cin" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "universities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "poi_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "serv_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ev_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ev_tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_addresses_id" integer;
  ALTER TABLE "accommodations_seo_keywords" ADD CONSTRAINT "accommodations_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_seo_keywords" ADD CONSTRAINT "_accommodations_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_contact_links" ADD CONSTRAINT "services_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_contact_links_locales" ADD CONSTRAINT "services_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_seo_keywords" ADD CONSTRAINT "services_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_contact_links" ADD CONSTRAINT "_services_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_contact_links_locales" ADD CONSTRAINT "_services_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_seo_keywords" ADD CONSTRAINT "_services_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_contact_links" ADD CONSTRAINT "events_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_contact_links_locales" ADD CONSTRAINT "events_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_seo_keywords" ADD CONSTRAINT "events_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_events_tags_fk" FOREIGN KEY ("ev_tags_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_contact_links" ADD CONSTRAINT "_events_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_contact_links_locales" ADD CONSTRAINT "_events_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_seo_keywords" ADD CONSTRAINT "_events_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_tags_fk" FOREIGN KEY ("ev_tags_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_contact_links" ADD CONSTRAINT "universities_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_contact_links_locales" ADD CONSTRAINT "universities_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_seo_keywords" ADD CONSTRAINT "universities_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities" ADD CONSTRAINT "universities_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "universities" ADD CONSTRAINT "universities_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "universities_locales" ADD CONSTRAINT "universities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_contact_links" ADD CONSTRAINT "_universities_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_contact_links_locales" ADD CONSTRAINT "_universities_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_seo_keywords" ADD CONSTRAINT "_universities_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_parent_id_universities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v_locales" ADD CONSTRAINT "_universities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_seo_keywords" ADD CONSTRAINT "news_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_seo_keywords" ADD CONSTRAINT "_news_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poi" ADD CONSTRAINT "poi_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poi_locales" ADD CONSTRAINT "poi_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_parent_id_poi_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."poi"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v_locales" ADD CONSTRAINT "_poi_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_poi_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_seo_keywords" ADD CONSTRAINT "pages_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_seo_keywords" ADD CONSTRAINT "_pages_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "serv_categories" ADD CONSTRAINT "serv_categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "serv_categories_locales" ADD CONSTRAINT "serv_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ev_categories_locales" ADD CONSTRAINT "ev_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_seo_keywords" ADD CONSTRAINT "news_categories_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ev_tags_locales" ADD CONSTRAINT "ev_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_tags_locales" ADD CONSTRAINT "news_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_universities_fk" FOREIGN KEY ("universities_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_poi_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_areas" ADD CONSTRAINT "users_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "accommodations_seo_keywords_order_idx" ON "accommodations_seo_keywords" USING btree ("_order");
  CREATE INDEX "accommodations_seo_keywords_parent_id_idx" ON "accommodations_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "accommodations_seo_keywords_locale_idx" ON "accommodations_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_accommodations_v_version_seo_keywords_order_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_accommodations_v_version_seo_keywords_parent_id_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_accommodations_v_version_seo_keywords_locale_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "services_contact_links_order_idx" ON "services_contact_links" USING btree ("_order");
  CREATE INDEX "services_contact_links_parent_id_idx" ON "services_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_contact_links_locales_locale_parent_id_unique" ON "services_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_seo_keywords_order_idx" ON "services_seo_keywords" USING btree ("_order");
  CREATE INDEX "services_seo_keywords_parent_id_idx" ON "services_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "services_seo_keywords_locale_idx" ON "services_seo_keywords" USING btree ("_locale");
  CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
  CREATE INDEX "services_service_type_idx" ON "services" USING btree ("service_type");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "services_post_date_idx" ON "services" USING btree ("post_date");
  CREATE INDEX "services_uid_idx" ON "services" USING btree ("uid");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_slug_idx" ON "services_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_serv_categories_id_idx" ON "services_rels" USING btree ("serv_categories_id");
  CREATE INDEX "_services_v_version_contact_links_order_idx" ON "_services_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_services_v_version_contact_links_parent_id_idx" ON "_services_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_contact_links_locales_locale_parent_id_u" ON "_services_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_seo_keywords_order_idx" ON "_services_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_services_v_version_seo_keywords_parent_id_idx" ON "_services_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_seo_keywords_locale_idx" ON "_services_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
  CREATE INDEX "_services_v_version_version_service_type_idx" ON "_services_v" USING btree ("version_service_type");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_post_date_idx" ON "_services_v" USING btree ("version_post_date");
  CREATE INDEX "_services_v_version_version_uid_idx" ON "_services_v" USING btree ("version_uid");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_serv_categories_id_idx" ON "_services_v_rels" USING btree ("serv_categories_id");
  CREATE INDEX "events_contact_links_order_idx" ON "events_contact_links" USING btree ("_order");
  CREATE INDEX "events_contact_links_parent_id_idx" ON "events_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_contact_links_locales_locale_parent_id_unique" ON "events_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_seo_keywords_order_idx" ON "events_seo_keywords" USING btree ("_order");
  CREATE INDEX "events_seo_keywords_parent_id_idx" ON "events_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "events_seo_keywords_locale_idx" ON "events_seo_keywords" USING btree ("_locale");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_event_start_date_idx" ON "events" USING btree ("event_start_date");
  CREATE INDEX "events_event_end_date_idx" ON "events" USING btree ("event_end_date");
  CREATE INDEX "events_event_type_idx" ON "events" USING btree ("event_type");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "events_post_date_idx" ON "events" USING btree ("post_date");
  CREATE INDEX "events_uid_idx" ON "events" USING btree ("uid");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_slug_idx" ON "events_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_ev_categories_id_idx" ON "events_rels" USING btree ("ev_categories_id");
  CREATE INDEX "events_rels_ev_tags_id_idx" ON "events_rels" USING btree ("ev_tags_id");
  CREATE INDEX "_events_v_version_contact_links_order_idx" ON "_events_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_events_v_version_contact_links_parent_id_idx" ON "_events_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_contact_links_locales_locale_parent_id_uni" ON "_events_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_seo_keywords_order_idx" ON "_events_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_events_v_version_seo_keywords_parent_id_idx" ON "_events_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_seo_keywords_locale_idx" ON "_events_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_version_event_start_date_idx" ON "_events_v" USING btree ("version_event_start_date");
  CREATE INDEX "_events_v_version_version_event_end_date_idx" ON "_events_v" USING btree ("version_event_end_date");
  CREATE INDEX "_events_v_version_version_event_type_idx" ON "_events_v" USING btree ("version_event_type");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_events_v_version_version_post_date_idx" ON "_events_v" USING btree ("version_post_date");
  CREATE INDEX "_events_v_version_version_uid_idx" ON "_events_v" USING btree ("version_uid");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_ev_categories_id_idx" ON "_events_v_rels" USING btree ("ev_categories_id");
  CREATE INDEX "_events_v_rels_ev_tags_id_idx" ON "_events_v_rels" USING btree ("ev_tags_id");
  CREATE INDEX "universities_contact_links_order_idx" ON "universities_contact_links" USING btree ("_order");
  CREATE INDEX "universities_contact_links_parent_id_idx" ON "universities_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "universities_contact_links_locales_locale_parent_id_unique" ON "universities_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "universities_seo_keywords_order_idx" ON "universities_seo_keywords" USING btree ("_order");
  CREATE INDEX "universities_seo_keywords_parent_id_idx" ON "universities_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "universities_seo_keywords_locale_idx" ON "universities_seo_keywords" USING btree ("_locale");
  CREATE INDEX "universities_thumbnail_idx" ON "universities" USING btree ("thumbnail_id");
  CREATE INDEX "universities_seo_seo_image_idx" ON "universities" USING btree ("seo_image_id");
  CREATE INDEX "universities_post_date_idx" ON "universities" USING btree ("post_date");
  CREATE INDEX "universities_uid_idx" ON "universities" USING btree ("uid");
  CREATE INDEX "universities_updated_at_idx" ON "universities" USING btree ("updated_at");
  CREATE INDEX "universities_created_at_idx" ON "universities" USING btree ("created_at");
  CREATE INDEX "universities__status_idx" ON "universities" USING btree ("_status");
  CREATE INDEX "universities_slug_idx" ON "universities_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "universities_locales_locale_parent_id_unique" ON "universities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_universities_v_version_contact_links_order_idx" ON "_universities_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_universities_v_version_contact_links_parent_id_idx" ON "_universities_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_universities_v_version_contact_links_locales_locale_parent_" ON "_universities_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_universities_v_version_seo_keywords_order_idx" ON "_universities_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_universities_v_version_seo_keywords_parent_id_idx" ON "_universities_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_universities_v_version_seo_keywords_locale_idx" ON "_universities_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_universities_v_parent_idx" ON "_universities_v" USING btree ("parent_id");
  CREATE INDEX "_universities_v_version_version_thumbnail_idx" ON "_universities_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_universities_v_version_seo_version_seo_image_idx" ON "_universities_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_universities_v_version_version_post_date_idx" ON "_universities_v" USING btree ("version_post_date");
  CREATE INDEX "_universities_v_version_version_uid_idx" ON "_universities_v" USING btree ("version_uid");
  CREATE INDEX "_universities_v_version_version_updated_at_idx" ON "_universities_v" USING btree ("version_updated_at");
  CREATE INDEX "_universities_v_version_version_created_at_idx" ON "_universities_v" USING btree ("version_created_at");
  CREATE INDEX "_universities_v_version_version__status_idx" ON "_universities_v" USING btree ("version__status");
  CREATE INDEX "_universities_v_created_at_idx" ON "_universities_v" USING btree ("created_at");
  CREATE INDEX "_universities_v_updated_at_idx" ON "_universities_v" USING btree ("updated_at");
  CREATE INDEX "_universities_v_snapshot_idx" ON "_universities_v" USING btree ("snapshot");
  CREATE INDEX "_universities_v_published_locale_idx" ON "_universities_v" USING btree ("published_locale");
  CREATE INDEX "_universities_v_latest_idx" ON "_universities_v" USING btree ("latest");
  CREATE INDEX "_universities_v_autosave_idx" ON "_universities_v" USING btree ("autosave");
  CREATE INDEX "_universities_v_version_version_slug_idx" ON "_universities_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_universities_v_locales_locale_parent_id_unique" ON "_universities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_seo_keywords_order_idx" ON "news_seo_keywords" USING btree ("_order");
  CREATE INDEX "news_seo_keywords_parent_id_idx" ON "news_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "news_seo_keywords_locale_idx" ON "news_seo_keywords" USING btree ("_locale");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_seo_seo_image_idx" ON "news" USING btree ("seo_image_id");
  CREATE INDEX "news_post_date_idx" ON "news" USING btree ("post_date");
  CREATE INDEX "news_uid_idx" ON "news" USING btree ("uid");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_news_categories_id_idx" ON "news_rels" USING btree ("news_categories_id");
  CREATE INDEX "news_rels_news_tags_id_idx" ON "news_rels" USING btree ("news_tags_id");
  CREATE INDEX "_news_v_version_seo_keywords_order_idx" ON "_news_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_news_v_version_seo_keywords_parent_id_idx" ON "_news_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_seo_keywords_locale_idx" ON "_news_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_seo_version_seo_image_idx" ON "_news_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_news_v_version_version_post_date_idx" ON "_news_v" USING btree ("version_post_date");
  CREATE INDEX "_news_v_version_version_uid_idx" ON "_news_v" USING btree ("version_uid");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_news_categories_id_idx" ON "_news_v_rels" USING btree ("news_categories_id");
  CREATE INDEX "_news_v_rels_news_tags_id_idx" ON "_news_v_rels" USING btree ("news_tags_id");
  CREATE INDEX "poi_icon_idx" ON "poi" USING btree ("icon_id");
  CREATE INDEX "poi_post_date_idx" ON "poi" USING btree ("post_date");
  CREATE INDEX "poi_uid_idx" ON "poi" USING btree ("uid");
  CREATE INDEX "poi_updated_at_idx" ON "poi" USING btree ("updated_at");
  CREATE INDEX "poi_created_at_idx" ON "poi" USING btree ("created_at");
  CREATE INDEX "poi__status_idx" ON "poi" USING btree ("_status");
  CREATE INDEX "poi_slug_idx" ON "poi_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "poi_locales_locale_parent_id_unique" ON "poi_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_poi_v_parent_idx" ON "_poi_v" USING btree ("parent_id");
  CREATE INDEX "_poi_v_version_version_icon_idx" ON "_poi_v" USING btree ("version_icon_id");
  CREATE INDEX "_poi_v_version_version_post_date_idx" ON "_poi_v" USING btree ("version_post_date");
  CREATE INDEX "_poi_v_version_version_uid_idx" ON "_poi_v" USING btree ("version_uid");
  CREATE INDEX "_poi_v_version_version_updated_at_idx" ON "_poi_v" USING btree ("version_updated_at");
  CREATE INDEX "_poi_v_version_version_created_at_idx" ON "_poi_v" USING btree ("version_created_at");
  CREATE INDEX "_poi_v_version_version__status_idx" ON "_poi_v" USING btree ("version__status");
  CREATE INDEX "_poi_v_created_at_idx" ON "_poi_v" USING btree ("created_at");
  CREATE INDEX "_poi_v_updated_at_idx" ON "_poi_v" USING btree ("updated_at");
  CREATE INDEX "_poi_v_snapshot_idx" ON "_poi_v" USING btree ("snapshot");
  CREATE INDEX "_poi_v_published_locale_idx" ON "_poi_v" USING btree ("published_locale");
  CREATE INDEX "_poi_v_latest_idx" ON "_poi_v" USING btree ("latest");
  CREATE INDEX "_poi_v_autosave_idx" ON "_poi_v" USING btree ("autosave");
  CREATE INDEX "_poi_v_version_version_slug_idx" ON "_poi_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_poi_v_locales_locale_parent_id_unique" ON "_poi_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_seo_keywords_order_idx" ON "pages_seo_keywords" USING btree ("_order");
  CREATE INDEX "pages_seo_keywords_parent_id_idx" ON "pages_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "pages_seo_keywords_locale_idx" ON "pages_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_seo_keywords_order_idx" ON "_pages_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_pages_v_version_seo_keywords_parent_id_idx" ON "_pages_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_seo_keywords_locale_idx" ON "_pages_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "serv_categories__order_idx" ON "serv_categories" USING btree ("_order");
  CREATE INDEX "serv_categories_image_idx" ON "serv_categories" USING btree ("image_id");
  CREATE INDEX "serv_categories_updated_at_idx" ON "serv_categories" USING btree ("updated_at");
  CREATE INDEX "serv_categories_created_at_idx" ON "serv_categories" USING btree ("created_at");
  CREATE INDEX "serv_categories_slug_idx" ON "serv_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "serv_categories_locales_locale_parent_id_unique" ON "serv_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ev_categories__order_idx" ON "ev_categories" USING btree ("_order");
  CREATE INDEX "ev_categories_updated_at_idx" ON "ev_categories" USING btree ("updated_at");
  CREATE INDEX "ev_categories_created_at_idx" ON "ev_categories" USING btree ("created_at");
  CREATE INDEX "ev_categories_slug_idx" ON "ev_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "ev_categories_locales_locale_parent_id_unique" ON "ev_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_categories_seo_keywords_order_idx" ON "news_categories_seo_keywords" USING btree ("_order");
  CREATE INDEX "news_categories_seo_keywords_parent_id_idx" ON "news_categories_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "news_categories_seo_keywords_locale_idx" ON "news_categories_seo_keywords" USING btree ("_locale");
  CREATE INDEX "news_categories__order_idx" ON "news_categories" USING btree ("_order");
  CREATE INDEX "news_categories_seo_seo_image_idx" ON "news_categories" USING btree ("seo_image_id");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE INDEX "news_categories_slug_idx" ON "news_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ev_tags__order_idx" ON "ev_tags" USING btree ("_order");
  CREATE INDEX "ev_tags_updated_at_idx" ON "ev_tags" USING btree ("updated_at");
  CREATE INDEX "ev_tags_created_at_idx" ON "ev_tags" USING btree ("created_at");
  CREATE INDEX "ev_tags_slug_idx" ON "ev_tags_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "ev_tags_locales_locale_parent_id_unique" ON "ev_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_tags__order_idx" ON "news_tags" USING btree ("_order");
  CREATE INDEX "news_tags_updated_at_idx" ON "news_tags" USING btree ("updated_at");
  CREATE INDEX "news_tags_created_at_idx" ON "news_tags" USING btree ("created_at");
  CREATE INDEX "news_tags_slug_idx" ON "news_tags_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_tags_locales_locale_parent_id_unique" ON "news_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "former_addresses_slug_idx" ON "former_addresses" USING btree ("slug");
  CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");
  CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");
  CREATE INDEX "former_addresses_rels_order_idx" ON "former_addresses_rels" USING btree ("order");
  CREATE INDEX "former_addresses_rels_parent_idx" ON "former_addresses_rels" USING btree ("parent_id");
  CREATE INDEX "former_addresses_rels_path_idx" ON "former_addresses_rels" USING btree ("path");
  CREATE INDEX "former_addresses_rels_pages_id_idx" ON "former_addresses_rels" USING btree ("pages_id");
  CREATE INDEX "former_addresses_rels_accommodations_id_idx" ON "former_addresses_rels" USING btree ("accommodations_id");
  CREATE INDEX "former_addresses_rels_services_id_idx" ON "former_addresses_rels" USING btree ("services_id");
  CREATE INDEX "former_addresses_rels_events_id_idx" ON "former_addresses_rels" USING btree ("events_id");
  CREATE INDEX "former_addresses_rels_universities_id_idx" ON "former_addresses_rels" USING btree ("universities_id");
  CREATE INDEX "former_addresses_rels_news_id_idx" ON "former_addresses_rels" USING btree ("news_id");
  CREATE INDEX "former_addresses_rels_poi_id_idx" ON "former_addresses_rels" USING btree ("poi_id");
  CREATE INDEX "users_areas_order_idx" ON "users_areas" USING btree ("order");
  CREATE INDEX "users_areas_parent_idx" ON "users_areas" USING btree ("parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_universities_fk" FOREIGN KEY ("universities_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poi_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_tags_fk" FOREIGN KEY ("ev_tags_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_addresses_fk" FOREIGN KEY ("former_addresses_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "accommodations_deposit_idx" ON "accommodations" USING btree ("deposit");
  CREATE INDEX "accommodations_minimum_stay_idx" ON "accommodations" USING btree ("minimum_stay");
  CREATE INDEX "accommodations_maximum_stay_idx" ON "accommodations" USING btree ("maximum_stay");
  CREATE INDEX "accommodations_energy_class_idx" ON "accommodations" USING btree ("energy_class");
  CREATE INDEX "accommodations_epgl_nren_idx" ON "accommodations" USING btree ("epgl_nren");
  CREATE INDEX "accommodations_epgl_ren_idx" ON "accommodations" USING btree ("epgl_ren");
  CREATE INDEX "_accommodations_v_version_version_deposit_idx" ON "_accommodations_v" USING btree ("version_deposit");
  CREATE INDEX "_accommodations_v_version_version_minimum_stay_idx" ON "_accommodations_v" USING btree ("version_minimum_stay");
  CREATE INDEX "_accommodations_v_version_version_maximum_stay_idx" ON "_accommodations_v" USING btree ("version_maximum_stay");
  CREATE INDEX "_accommodations_v_version_version_energy_class_idx" ON "_accommodations_v" USING btree ("version_energy_class");
  CREATE INDEX "_accommodations_v_version_version_epgl_nren_idx" ON "_accommodations_v" USING btree ("version_epgl_nren");
  CREATE INDEX "_accommodations_v_version_version_epgl_ren_idx" ON "_accommodations_v" USING btree ("version_epgl_ren");
  CREATE INDEX "pages_archive_section_idx" ON "pages" USING btree ("archive_section");
  CREATE INDEX "_pages_v_version_version_archive_section_idx" ON "_pages_v" USING btree ("version_archive_section");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_universities_id_idx" ON "payload_locked_documents_rels" USING btree ("universities_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_poi_id_idx" ON "payload_locked_documents_rels" USING btree ("poi_id");
  CREATE INDEX "payload_locked_documents_rels_serv_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("serv_categories_id");
  CREATE INDEX "payload_locked_documents_rels_ev_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("ev_categories_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_ev_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("ev_tags_id");
  CREATE INDEX "payload_locked_documents_rels_news_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("news_tags_id");
  CREATE INDEX "payload_locked_documents_rels_former_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("former_addresses_id");
  ALTER TABLE "accommodations_locales" DROP COLUMN "seo_keywords";
  ALTER TABLE "_accommodations_v_locales" DROP COLUMN "version_seo_keywords";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_keywords";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_seo_keywords";`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "accommodations_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_accommodations_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "universities_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "universities_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "universities_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "universities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "universities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_universities_v_version_contact_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_universities_v_version_contact_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_universities_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_universities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_universities_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poi" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poi_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_poi_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_poi_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "serv_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "serv_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ev_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ev_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories_seo_keywords" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ev_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ev_tags_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_tags_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_addresses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "accommodations_seo_keywords" CASCADE;
  DROP TABLE "_accommodations_v_version_seo_keywords" CASCADE;
  DROP TABLE "services_contact_links" CASCADE;
  DROP TABLE "services_contact_links_locales" CASCADE;
  DROP TABLE "services_seo_keywords" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_contact_links" CASCADE;
  DROP TABLE "_services_v_version_contact_links_locales" CASCADE;
  DROP TABLE "_services_v_version_seo_keywords" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "events_contact_links" CASCADE;
  DROP TABLE "events_contact_links_locales" CASCADE;
  DROP TABLE "events_seo_keywords" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_contact_links" CASCADE;
  DROP TABLE "_events_v_version_contact_links_locales" CASCADE;
  DROP TABLE "_events_v_version_seo_keywords" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "universities_contact_links" CASCADE;
  DROP TABLE "universities_contact_links_locales" CASCADE;
  DROP TABLE "universities_seo_keywords" CASCADE;
  DROP TABLE "universities" CASCADE;
  DROP TABLE "universities_locales" CASCADE;
  DROP TABLE "_universities_v_version_contact_links" CASCADE;
  DROP TABLE "_universities_v_version_contact_links_locales" CASCADE;
  DROP TABLE "_universities_v_version_seo_keywords" CASCADE;
  DROP TABLE "_universities_v" CASCADE;
  DROP TABLE "_universities_v_locales" CASCADE;
  DROP TABLE "news_seo_keywords" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v_version_seo_keywords" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "poi" CASCADE;
  DROP TABLE "poi_locales" CASCADE;
  DROP TABLE "_poi_v" CASCADE;
  DROP TABLE "_poi_v_locales" CASCADE;
  DROP TABLE "pages_seo_keywords" CASCADE;
  DROP TABLE "_pages_v_version_seo_keywords" CASCADE;
  DROP TABLE "serv_categories" CASCADE;
  DROP TABLE "serv_categories_locales" CASCADE;
  DROP TABLE "ev_categories" CASCADE;
  DROP TABLE "ev_categories_locales" CASCADE;
  DROP TABLE "news_categories_seo_keywords" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "ev_tags" CASCADE;
  DROP TABLE "ev_tags_locales" CASCADE;
  DROP TABLE "news_tags" CASCADE;
  DROP TABLE "news_tags_locales" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  DROP TABLE "former_addresses_rels" CASCADE;
  DROP TABLE "users_areas" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_universities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_poi_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_addresses_fk";
  
  ALTER TABLE "accommodations" ALTER COLUMN "accommodation_type" SET DATA TYPE text;
  DROP TYPE "public"."enum_accommodations_accommodation_type";
  CREATE TYPE "public"."enum_accommodations_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence');
  ALTER TABLE "accommodations" ALTER COLUMN "accommodation_type" SET DATA TYPE "public"."enum_accommodations_accommodation_type" USING "accommodation_type"::"public"."enum_accommodations_accommodation_type";
  ALTER TABLE "_accommodations_v" ALTER COLUMN "version_accommodation_type" SET DATA TYPE text;
  DROP TYPE "public"."enum__accommodations_v_version_accommodation_type";
  CREATE TYPE "public"."enum__accommodations_v_version_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence');
  ALTER TABLE "_accommodations_v" ALTER COLUMN "version_accommodation_type" SET DATA TYPE "public"."enum__accommodations_v_version_accommodation_type" USING "version_accommodation_type"::"public"."enum__accommodations_v_version_accommodation_type";
  ALTER TABLE "pages" ALTER COLUMN "archive_section" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_archive_section";
  CREATE TYPE "public"."enum_pages_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news');
  ALTER TABLE "pages" ALTER COLUMN "archive_section" SET DATA TYPE "public"."enum_pages_archive_section" USING "archive_section"::"public"."enum_pages_archive_section";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_archive_section" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_archive_section";
  CREATE TYPE "public"."enum__pages_v_version_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_archive_section" SET DATA TYPE "public"."enum__pages_v_version_archive_section" USING "version_archive_section"::"public"."enum__pages_v_version_archive_section";
  DROP INDEX "accommodations_deposit_idx";
  DROP INDEX "accommodations_minimum_stay_idx";
  DROP INDEX "accommodations_maximum_stay_idx";
  DROP INDEX "accommodations_energy_class_idx";
  DROP INDEX "accommodations_epgl_nren_idx";
  DROP INDEX "accommodations_epgl_ren_idx";
  DROP INDEX "_accommodations_v_version_version_deposit_idx";
  DROP INDEX "_accommodations_v_version_version_minimum_stay_idx";
  DROP INDEX "_accommodations_v_version_version_maximum_stay_idx";
  DROP INDEX "_accommodations_v_version_version_energy_class_idx";
  DROP INDEX "_accommodations_v_version_version_epgl_nren_idx";
  DROP INDEX "_accommodations_v_version_version_epgl_ren_idx";
  DROP INDEX "pages_archive_section_idx";
  DROP INDEX "_pages_v_version_version_archive_section_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_universities_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_poi_id_idx";
  DROP INDEX "payload_locked_documents_rels_serv_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_ev_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_ev_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_former_addresses_id_idx";
  ALTER TABLE "accommodations_locales" ADD COLUMN "seo_keywords" varchar;
  ALTER TABLE "_accommodations_v_locales" ADD COLUMN "version_seo_keywords" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_keywords" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_seo_keywords" varchar;
  ALTER TABLE "accommodations" DROP COLUMN "deposit";
  ALTER TABLE "accommodations" DROP COLUMN "available_from";
  ALTER TABLE "accommodations" DROP COLUMN "minimum_stay";
  ALTER TABLE "accommodations" DROP COLUMN "maximum_stay";
  ALTER TABLE "accommodations" DROP COLUMN "verified_on";
  ALTER TABLE "accommodations" DROP COLUMN "energy_class";
  ALTER TABLE "accommodations" DROP COLUMN "energy_exemption";
  ALTER TABLE "accommodations" DROP COLUMN "epgl_nren";
  ALTER TABLE "accommodations" DROP COLUMN "epgl_ren";
  ALTER TABLE "accommodations" DROP COLUMN "envelope_winter";
  ALTER TABLE "accommodations" DROP COLUMN "envelope_summer";
  ALTER TABLE "accommodations" DROP COLUMN "cin";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_deposit";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_available_from";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_minimum_stay";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_maximum_stay";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_verified_on";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_energy_class";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_energy_exemption";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_epgl_nren";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_epgl_ren";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_envelope_winter";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_envelope_summer";
  ALTER TABLE "_accommodations_v" DROP COLUMN "version_cin";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "universities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "poi_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "serv_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ev_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ev_tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_addresses_id";
  DROP TYPE "public"."enum_accommodations_seo_keywords_rating";
  DROP TYPE "public"."enum_accommodations_energy_class";
  DROP TYPE "public"."enum_accommodations_energy_exemption";
  DROP TYPE "public"."enum_accommodations_envelope_winter";
  DROP TYPE "public"."enum_accommodations_envelope_summer";
  DROP TYPE "public"."enum__accommodations_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__accommodations_v_version_energy_class";
  DROP TYPE "public"."enum__accommodations_v_version_energy_exemption";
  DROP TYPE "public"."enum__accommodations_v_version_envelope_winter";
  DROP TYPE "public"."enum__accommodations_v_version_envelope_summer";
  DROP TYPE "public"."enum_services_contact_links_kind";
  DROP TYPE "public"."enum_services_seo_keywords_rating";
  DROP TYPE "public"."enum_services_service_type";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_contact_links_kind";
  DROP TYPE "public"."enum__services_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__services_v_version_service_type";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_events_contact_links_kind";
  DROP TYPE "public"."enum_events_seo_keywords_rating";
  DROP TYPE "public"."enum_events_event_type";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_contact_links_kind";
  DROP TYPE "public"."enum__events_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__events_v_version_event_type";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_universities_contact_links_kind";
  DROP TYPE "public"."enum_universities_seo_keywords_rating";
  DROP TYPE "public"."enum_universities_status";
  DROP TYPE "public"."enum__universities_v_version_contact_links_kind";
  DROP TYPE "public"."enum__universities_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__universities_v_version_status";
  DROP TYPE "public"."enum__universities_v_published_locale";
  DROP TYPE "public"."enum_news_seo_keywords_rating";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_poi_status";
  DROP TYPE "public"."enum__poi_v_version_status";
  DROP TYPE "public"."enum__poi_v_published_locale";
  DROP TYPE "public"."enum_pages_seo_keywords_rating";
  DROP TYPE "public"."enum__pages_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum_news_categories_seo_keywords_rating";
  DROP TYPE "public"."enum_former_addresses_site";
  DROP TYPE "public"."enum_users_areas";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`);
}
