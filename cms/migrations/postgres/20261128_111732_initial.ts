import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_accommodations_included_services" AS ENUM('wifi', 'heating', 'water', 'electricity', 'gas', 'waste', 'washingMachine', 'dishwasher', 'desk', 'balcony', 'bikeStorage', 'parking', 'cleaning', 'lift', 'airConditioning');
  CREATE TYPE "public"."enum_accommodations_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum_accommodations_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_accommodations_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence', 'hostel', 'bedAndBreakfast', 'shortLet');
  CREATE TYPE "public"."enum_accommodations_pricing_mode" AS ENUM('perPerson', 'perRoom', 'wholeHouse');
  CREATE TYPE "public"."enum_accommodations_availability_status" AS ENUM('freeSoon', 'busy');
  CREATE TYPE "public"."enum_accommodations_energy_class" AS ENUM('A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G');
  CREATE TYPE "public"."enum_accommodations_energy_exemption" AS ENUM('seasonalUse', 'noHeating');
  CREATE TYPE "public"."enum_accommodations_envelope_winter" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum_accommodations_envelope_summer" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum_accommodations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accommodations_v_version_included_services" AS ENUM('wifi', 'heating', 'water', 'electricity', 'gas', 'waste', 'washingMachine', 'dishwasher', 'desk', 'balcony', 'bikeStorage', 'parking', 'cleaning', 'lift', 'airConditioning');
  CREATE TYPE "public"."enum__accommodations_v_version_contact_links_kind" AS ENUM('phone', 'email', 'website', 'whatsapp', 'facebook', 'instagram', 'other');
  CREATE TYPE "public"."enum__accommodations_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_accommodation_type" AS ENUM('singleRoom', 'doubleRoom', 'bed', 'studio', 'apartment', 'residence', 'hostel', 'bedAndBreakfast', 'shortLet');
  CREATE TYPE "public"."enum__accommodations_v_version_pricing_mode" AS ENUM('perPerson', 'perRoom', 'wholeHouse');
  CREATE TYPE "public"."enum__accommodations_v_version_availability_status" AS ENUM('freeSoon', 'busy');
  CREATE TYPE "public"."enum__accommodations_v_version_energy_class" AS ENUM('A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G');
  CREATE TYPE "public"."enum__accommodations_v_version_energy_exemption" AS ENUM('seasonalUse', 'noHeating');
  CREATE TYPE "public"."enum__accommodations_v_version_envelope_winter" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_envelope_summer" AS ENUM('good', 'average', 'poor');
  CREATE TYPE "public"."enum__accommodations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accommodations_v_published_locale" AS ENUM('it', 'en');
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
  CREATE TYPE "public"."enum_poi_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_poi_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__poi_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__poi_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__poi_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_pages_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('page', 'archive', 'home');
  CREATE TYPE "public"."enum_pages_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'newsCategories', 'poi');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('page', 'archive', 'home');
  CREATE TYPE "public"."enum__pages_v_version_archive_section" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'newsCategories', 'poi');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_news_categories_seo_keywords_rating" AS ENUM('neutral', 'good', 'average', 'poor');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('entry', 'address');
  CREATE TYPE "public"."enum_redirects_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_former_addresses_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_feedback_kind" AS ENUM('opinion', 'report');
  CREATE TYPE "public"."enum_feedback_clear" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_feedback_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_missed_searches_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_saved_searches_site" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_saved_searches_section" AS ENUM('accommodations', 'services', 'events');
  CREATE TYPE "public"."enum_saved_searches_frequency" AS ENUM('daily', 'weekly');
  CREATE TYPE "public"."enum_users_areas" AS ENUM('accommodations', 'services', 'events', 'universities', 'news', 'poi', 'pages', 'site');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "public"."enum_visitors_language" AS ENUM('it', 'en');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'sendAlerts', 'purge', 'schedulePublish');
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
  
  CREATE TABLE "accommodations_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_accommodations_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "accommodations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"gallery" jsonb,
  	"accommodation_type" "enum_accommodations_accommodation_type",
  	"bedrooms" numeric,
  	"beds_number" numeric,
  	"bathrooms_number" numeric,
  	"student_card_reserved" boolean DEFAULT false,
  	"price_min" numeric,
  	"price_max" numeric,
  	"condominium_fees" numeric,
  	"deposit" numeric,
  	"pricing_mode" "enum_accommodations_pricing_mode",
  	"availability_status" "enum_accommodations_availability_status",
  	"available_from" timestamp(3) with time zone,
  	"minimum_stay" numeric,
  	"maximum_stay" numeric,
  	"verified_on" timestamp(3) with time zone,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"owner_name" varchar,
  	"embed_url" varchar,
  	"energy_class" "enum_accommodations_energy_class",
  	"energy_exemption" "enum_accommodations_energy_exemption",
  	"epgl_nren" numeric,
  	"epgl_ren" numeric,
  	"envelope_winter" "enum_accommodations_envelope_winter",
  	"envelope_summer" "enum_accommodations_envelope_summer",
  	"cin" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  
  CREATE TABLE "_accommodations_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__accommodations_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
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
  	"version_student_card_reserved" boolean DEFAULT false,
  	"version_price_min" numeric,
  	"version_price_max" numeric,
  	"version_condominium_fees" numeric,
  	"version_deposit" numeric,
  	"version_pricing_mode" "enum__accommodations_v_version_pricing_mode",
  	"version_availability_status" "enum__accommodations_v_version_availability_status",
  	"version_available_from" timestamp(3) with time zone,
  	"version_minimum_stay" numeric,
  	"version_maximum_stay" numeric,
  	"version_verified_on" timestamp(3) with time zone,
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_owner_name" varchar,
  	"version_embed_url" varchar,
  	"version_energy_class" "enum__accommodations_v_version_energy_class",
  	"version_energy_exemption" "enum__accommodations_v_version_energy_exemption",
  	"version_epgl_nren" numeric,
  	"version_epgl_ren" numeric,
  	"version_envelope_winter" "enum__accommodations_v_version_envelope_winter",
  	"version_envelope_summer" "enum__accommodations_v_version_envelope_summer",
  	"version_cin" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_seo_canonical" varchar,
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  	"cancelled" boolean DEFAULT false,
  	"event_type" "enum_events_event_type",
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"embed_url" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"version_cancelled" boolean DEFAULT false,
  	"version_event_type" "enum__events_v_version_event_type",
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_embed_url" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_universities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "universities_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  
  CREATE TABLE "poi_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum_poi_seo_keywords_rating" DEFAULT 'neutral'
  );
  
  CREATE TABLE "poi" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"address_address" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_poi_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "poi_locales" (
  	"title" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_poi_v_version_seo_keywords" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar,
  	"rating" "enum__poi_v_version_seo_keywords_rating" DEFAULT 'neutral',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_poi_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon_id" integer,
  	"version_address_address" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_canonical" varchar,
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"kind" "enum_pages_kind" DEFAULT 'page',
  	"archive_section" "enum_pages_archive_section",
  	"post_date" timestamp(3) with time zone,
  	"expiry_date" timestamp(3) with time zone,
  	"updated_by_id" integer,
  	"uid" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"content_manager" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_canonical" varchar,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'page',
  	"version_archive_section" "enum__pages_v_version_archive_section",
  	"version_post_date" timestamp(3) with time zone,
  	"version_expiry_date" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_uid" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_seo_canonical" varchar,
  	"version_slug" varchar COLLATE "C",
  	"version_title_sort" varchar COLLATE "C",
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "acc_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"background_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "acc_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "serv_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "serv_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ev_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ev_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"key" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_categories_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
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
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ev_tags_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_tags_locales" (
  	"title" varchar NOT NULL,
  	"slug" varchar COLLATE "C",
  	"title_sort" varchar COLLATE "C",
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'entry' NOT NULL,
  	"site" "enum_redirects_site" DEFAULT 'it',
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
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
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_feedback_kind" DEFAULT 'opinion' NOT NULL,
  	"clear" "enum_feedback_clear" NOT NULL,
  	"uri" varchar NOT NULL,
  	"site" "enum_feedback_site" NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "missed_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"site" "enum_missed_searches_site" NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "saved_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uid" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"site" "enum_saved_searches_site" NOT NULL,
  	"section" "enum_saved_searches_section" NOT NULL,
  	"query" varchar,
  	"frequency" "enum_saved_searches_frequency" NOT NULL,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"since" numeric NOT NULL,
  	"until" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"refusals" numeric NOT NULL
  );
  
  CREATE TABLE "first_publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" varchar NOT NULL,
  	"section" varchar NOT NULL,
  	"element" numeric NOT NULL,
  	"run" numeric NOT NULL
  );
  
  CREATE TABLE "users_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_areas",
  	"id" serial PRIMARY KEY NOT NULL
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
  	"hash" varchar
  );
  
  CREATE TABLE "visitors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uid" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"full_name" varchar,
  	"language" "enum_visitors_language" NOT NULL,
  	"activated_at" timestamp(3) with time zone,
  	"privacy_version" varchar,
  	"privacy_accepted_at" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"favorites" jsonb,
  	"last_used_at" timestamp(3) with time zone,
  	"warned_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visitor_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uid" varchar NOT NULL,
  	"visitor" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"generation" numeric NOT NULL,
  	"salt" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"previous_hash" varchar,
  	"started_at" numeric NOT NULL,
  	"rotated_at" numeric NOT NULL,
  	"last_used_at" numeric NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "visitor_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"purpose" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"email" varchar,
  	"expires_at" numeric NOT NULL,
  	"full_name" varchar,
  	"language" varchar,
  	"password_hash" varchar,
  	"privacy_version" varchar,
  	"privacy_accepted_at" varchar
  );
  
  CREATE TABLE "visitor_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"made_at" numeric NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"services_id" integer,
  	"events_id" integer,
  	"universities_id" integer,
  	"news_id" integer,
  	"poi_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"acc_categories_id" integer,
  	"serv_categories_id" integer,
  	"ev_categories_id" integer,
  	"news_categories_id" integer,
  	"ev_tags_id" integer,
  	"news_tags_id" integer,
  	"redirects_id" integer,
  	"former_addresses_id" integer,
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
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "accommodations_included_services" ADD CONSTRAINT "accommodations_included_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_contact_links" ADD CONSTRAINT "accommodations_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_contact_links_locales" ADD CONSTRAINT "accommodations_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_seo_keywords" ADD CONSTRAINT "accommodations_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accommodations_locales" ADD CONSTRAINT "accommodations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_rels" ADD CONSTRAINT "accommodations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accommodations_rels" ADD CONSTRAINT "accommodations_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_included_services" ADD CONSTRAINT "_accommodations_v_version_included_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_contact_links" ADD CONSTRAINT "_accommodations_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_contact_links_locales" ADD CONSTRAINT "_accommodations_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_version_seo_keywords" ADD CONSTRAINT "_accommodations_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_parent_id_accommodations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v" ADD CONSTRAINT "_accommodations_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_accommodations_v_locales" ADD CONSTRAINT "_accommodations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_rels" ADD CONSTRAINT "_accommodations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_accommodations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accommodations_v_rels" ADD CONSTRAINT "_accommodations_v_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_contact_links" ADD CONSTRAINT "services_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_contact_links_locales" ADD CONSTRAINT "services_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_seo_keywords" ADD CONSTRAINT "services_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_contact_links" ADD CONSTRAINT "_services_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_contact_links_locales" ADD CONSTRAINT "_services_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_seo_keywords" ADD CONSTRAINT "_services_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_contact_links" ADD CONSTRAINT "events_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_contact_links_locales" ADD CONSTRAINT "events_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_seo_keywords" ADD CONSTRAINT "events_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_tags_fk" FOREIGN KEY ("ev_tags_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_contact_links" ADD CONSTRAINT "universities_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_contact_links_locales" ADD CONSTRAINT "universities_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities_seo_keywords" ADD CONSTRAINT "universities_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "universities" ADD CONSTRAINT "universities_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "universities" ADD CONSTRAINT "universities_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "universities" ADD CONSTRAINT "universities_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "universities_locales" ADD CONSTRAINT "universities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_contact_links" ADD CONSTRAINT "_universities_v_version_contact_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_contact_links_locales" ADD CONSTRAINT "_universities_v_version_contact_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v_version_contact_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v_version_seo_keywords" ADD CONSTRAINT "_universities_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_parent_id_universities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v" ADD CONSTRAINT "_universities_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_universities_v_locales" ADD CONSTRAINT "_universities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_universities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_seo_keywords" ADD CONSTRAINT "news_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_seo_keywords" ADD CONSTRAINT "_news_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poi_seo_keywords" ADD CONSTRAINT "poi_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poi" ADD CONSTRAINT "poi_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poi" ADD CONSTRAINT "poi_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poi" ADD CONSTRAINT "poi_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poi_locales" ADD CONSTRAINT "poi_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_poi_v_version_seo_keywords" ADD CONSTRAINT "_poi_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_poi_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_parent_id_poi_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."poi"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v" ADD CONSTRAINT "_poi_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_poi_v_locales" ADD CONSTRAINT "_poi_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_poi_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_seo_keywords" ADD CONSTRAINT "pages_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_seo_keywords" ADD CONSTRAINT "_pages_v_version_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "acc_categories" ADD CONSTRAINT "acc_categories_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "acc_categories_locales" ADD CONSTRAINT "acc_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "serv_categories" ADD CONSTRAINT "serv_categories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "serv_categories_locales" ADD CONSTRAINT "serv_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ev_categories_locales" ADD CONSTRAINT "ev_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_seo_keywords" ADD CONSTRAINT "news_categories_seo_keywords_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ev_tags_locales" ADD CONSTRAINT "ev_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_tags_locales" ADD CONSTRAINT "news_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_universities_fk" FOREIGN KEY ("universities_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_poi_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_universities_fk" FOREIGN KEY ("universities_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses_rels" ADD CONSTRAINT "former_addresses_rels_poi_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_areas" ADD CONSTRAINT "users_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_universities_fk" FOREIGN KEY ("universities_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poi_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."poi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodations_categories_fk" FOREIGN KEY ("acc_categories_id") REFERENCES "public"."acc_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_categories_fk" FOREIGN KEY ("serv_categories_id") REFERENCES "public"."serv_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_categories_fk" FOREIGN KEY ("ev_categories_id") REFERENCES "public"."ev_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_tags_fk" FOREIGN KEY ("ev_tags_id") REFERENCES "public"."ev_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_tags_fk" FOREIGN KEY ("news_tags_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_addresses_fk" FOREIGN KEY ("former_addresses_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_info" ADD CONSTRAINT "site_info_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_info_locales" ADD CONSTRAINT "site_info_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prefooter_locales" ADD CONSTRAINT "prefooter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prefooter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer1_locales" ADD CONSTRAINT "footer1_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer1"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer2_locales" ADD CONSTRAINT "footer2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer3_locales" ADD CONSTRAINT "footer3_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer3"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer4_locales" ADD CONSTRAINT "footer4_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer4"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_configurations_locales" ADD CONSTRAINT "general_configurations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_configurations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "register_privacy_locales" ADD CONSTRAINT "register_privacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."register_privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_menu_locales" ADD CONSTRAINT "top_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_locales" ADD CONSTRAINT "main_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_menu_locales" ADD CONSTRAINT "footer_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_menu"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "accommodations_included_services_order_idx" ON "accommodations_included_services" USING btree ("order");
  CREATE INDEX "accommodations_included_services_parent_idx" ON "accommodations_included_services" USING btree ("parent_id");
  CREATE INDEX "accommodations_contact_links_order_idx" ON "accommodations_contact_links" USING btree ("_order");
  CREATE INDEX "accommodations_contact_links_parent_id_idx" ON "accommodations_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accommodations_contact_links_locales_locale_parent_id_unique" ON "accommodations_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accommodations_contact_links_locales_parent_idx" ON "accommodations_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodations_seo_keywords_order_idx" ON "accommodations_seo_keywords" USING btree ("_order");
  CREATE INDEX "accommodations_seo_keywords_parent_id_idx" ON "accommodations_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "accommodations_seo_keywords_locale_idx" ON "accommodations_seo_keywords" USING btree ("_locale");
  CREATE INDEX "accommodations_image_idx" ON "accommodations" USING btree ("image_id");
  CREATE INDEX "accommodations_accommodation_type_idx" ON "accommodations" USING btree ("accommodation_type");
  CREATE INDEX "accommodations_bedrooms_idx" ON "accommodations" USING btree ("bedrooms");
  CREATE INDEX "accommodations_beds_number_idx" ON "accommodations" USING btree ("beds_number");
  CREATE INDEX "accommodations_bathrooms_number_idx" ON "accommodations" USING btree ("bathrooms_number");
  CREATE INDEX "accommodations_student_card_reserved_idx" ON "accommodations" USING btree ("student_card_reserved");
  CREATE INDEX "accommodations_price_min_idx" ON "accommodations" USING btree ("price_min");
  CREATE INDEX "accommodations_price_max_idx" ON "accommodations" USING btree ("price_max");
  CREATE INDEX "accommodations_condominium_fees_idx" ON "accommodations" USING btree ("condominium_fees");
  CREATE INDEX "accommodations_deposit_idx" ON "accommodations" USING btree ("deposit");
  CREATE INDEX "accommodations_pricing_mode_idx" ON "accommodations" USING btree ("pricing_mode");
  CREATE INDEX "accommodations_availability_status_idx" ON "accommodations" USING btree ("availability_status");
  CREATE INDEX "accommodations_minimum_stay_idx" ON "accommodations" USING btree ("minimum_stay");
  CREATE INDEX "accommodations_maximum_stay_idx" ON "accommodations" USING btree ("maximum_stay");
  CREATE INDEX "accommodations_energy_class_idx" ON "accommodations" USING btree ("energy_class");
  CREATE INDEX "accommodations_epgl_nren_idx" ON "accommodations" USING btree ("epgl_nren");
  CREATE INDEX "accommodations_epgl_ren_idx" ON "accommodations" USING btree ("epgl_ren");
  CREATE INDEX "accommodations_seo_seo_image_idx" ON "accommodations" USING btree ("seo_image_id");
  CREATE INDEX "accommodations_post_date_idx" ON "accommodations" USING btree ("post_date");
  CREATE INDEX "accommodations_updated_by_idx" ON "accommodations" USING btree ("updated_by_id");
  CREATE INDEX "accommodations_uid_idx" ON "accommodations" USING btree ("uid");
  CREATE UNIQUE INDEX "accommodations_key_idx" ON "accommodations" USING btree ("key");
  CREATE INDEX "accommodations_updated_at_idx" ON "accommodations" USING btree ("updated_at");
  CREATE INDEX "accommodations_created_at_idx" ON "accommodations" USING btree ("created_at");
  CREATE INDEX "accommodations_deleted_at_idx" ON "accommodations" USING btree ("deleted_at");
  CREATE INDEX "accommodations__status_idx" ON "accommodations" USING btree ("_status");
  CREATE UNIQUE INDEX "accommodations_slug_idx" ON "accommodations_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "accommodations_locales_locale_parent_id_unique" ON "accommodations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "accommodations_locales_parent_idx" ON "accommodations_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodations_locales_present_idx" ON "accommodations_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "accommodations_rels_order_idx" ON "accommodations_rels" USING btree ("order");
  CREATE INDEX "accommodations_rels_parent_idx" ON "accommodations_rels" USING btree ("parent_id");
  CREATE INDEX "accommodations_rels_path_idx" ON "accommodations_rels" USING btree ("path");
  CREATE INDEX "accommodations_rels_acc_categories_id_idx" ON "accommodations_rels" USING btree ("acc_categories_id");
  CREATE INDEX "_accommodations_v_version_included_services_order_idx" ON "_accommodations_v_version_included_services" USING btree ("order");
  CREATE INDEX "_accommodations_v_version_included_services_parent_idx" ON "_accommodations_v_version_included_services" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_version_contact_links_order_idx" ON "_accommodations_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_accommodations_v_version_contact_links_parent_id_idx" ON "_accommodations_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_accommodations_v_version_contact_links_locales_locale_paren" ON "_accommodations_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accommodations_v_version_contact_links_locales_parent_idx" ON "_accommodations_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_accommodations_v_version_seo_keywords_order_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_accommodations_v_version_seo_keywords_parent_id_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_accommodations_v_version_seo_keywords_locale_idx" ON "_accommodations_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_accommodations_v_parent_idx" ON "_accommodations_v" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_version_version_image_idx" ON "_accommodations_v" USING btree ("version_image_id");
  CREATE INDEX "_accommodations_v_version_version_accommodation_type_idx" ON "_accommodations_v" USING btree ("version_accommodation_type");
  CREATE INDEX "_accommodations_v_version_version_bedrooms_idx" ON "_accommodations_v" USING btree ("version_bedrooms");
  CREATE INDEX "_accommodations_v_version_version_beds_number_idx" ON "_accommodations_v" USING btree ("version_beds_number");
  CREATE INDEX "_accommodations_v_version_version_bathrooms_number_idx" ON "_accommodations_v" USING btree ("version_bathrooms_number");
  CREATE INDEX "_accommodations_v_version_version_student_card_reserved_idx" ON "_accommodations_v" USING btree ("version_student_card_reserved");
  CREATE INDEX "_accommodations_v_version_version_price_min_idx" ON "_accommodations_v" USING btree ("version_price_min");
  CREATE INDEX "_accommodations_v_version_version_price_max_idx" ON "_accommodations_v" USING btree ("version_price_max");
  CREATE INDEX "_accommodations_v_version_version_condominium_fees_idx" ON "_accommodations_v" USING btree ("version_condominium_fees");
  CREATE INDEX "_accommodations_v_version_version_deposit_idx" ON "_accommodations_v" USING btree ("version_deposit");
  CREATE INDEX "_accommodations_v_version_version_pricing_mode_idx" ON "_accommodations_v" USING btree ("version_pricing_mode");
  CREATE INDEX "_accommodations_v_version_version_availability_status_idx" ON "_accommodations_v" USING btree ("version_availability_status");
  CREATE INDEX "_accommodations_v_version_version_minimum_stay_idx" ON "_accommodations_v" USING btree ("version_minimum_stay");
  CREATE INDEX "_accommodations_v_version_version_maximum_stay_idx" ON "_accommodations_v" USING btree ("version_maximum_stay");
  CREATE INDEX "_accommodations_v_version_version_energy_class_idx" ON "_accommodations_v" USING btree ("version_energy_class");
  CREATE INDEX "_accommodations_v_version_version_epgl_nren_idx" ON "_accommodations_v" USING btree ("version_epgl_nren");
  CREATE INDEX "_accommodations_v_version_version_epgl_ren_idx" ON "_accommodations_v" USING btree ("version_epgl_ren");
  CREATE INDEX "_accommodations_v_version_seo_version_seo_image_idx" ON "_accommodations_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_accommodations_v_version_version_post_date_idx" ON "_accommodations_v" USING btree ("version_post_date");
  CREATE INDEX "_accommodations_v_version_version_updated_by_idx" ON "_accommodations_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_accommodations_v_version_version_uid_idx" ON "_accommodations_v" USING btree ("version_uid");
  CREATE INDEX "_accommodations_v_version_version_key_idx" ON "_accommodations_v" USING btree ("version_key");
  CREATE INDEX "_accommodations_v_version_version_updated_at_idx" ON "_accommodations_v" USING btree ("version_updated_at");
  CREATE INDEX "_accommodations_v_version_version_created_at_idx" ON "_accommodations_v" USING btree ("version_created_at");
  CREATE INDEX "_accommodations_v_version_version_deleted_at_idx" ON "_accommodations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_accommodations_v_version_version__status_idx" ON "_accommodations_v" USING btree ("version__status");
  CREATE INDEX "_accommodations_v_created_at_idx" ON "_accommodations_v" USING btree ("created_at");
  CREATE INDEX "_accommodations_v_updated_at_idx" ON "_accommodations_v" USING btree ("updated_at");
  CREATE INDEX "_accommodations_v_snapshot_idx" ON "_accommodations_v" USING btree ("snapshot");
  CREATE INDEX "_accommodations_v_published_locale_idx" ON "_accommodations_v" USING btree ("published_locale");
  CREATE INDEX "_accommodations_v_latest_idx" ON "_accommodations_v" USING btree ("latest");
  CREATE INDEX "_accommodations_v_autosave_idx" ON "_accommodations_v" USING btree ("autosave");
  CREATE INDEX "_accommodations_v_version_version_slug_idx" ON "_accommodations_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_accommodations_v_locales_locale_parent_id_unique" ON "_accommodations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_accommodations_v_locales_parent_idx" ON "_accommodations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_accommodations_v_rels_order_idx" ON "_accommodations_v_rels" USING btree ("order");
  CREATE INDEX "_accommodations_v_rels_parent_idx" ON "_accommodations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_accommodations_v_rels_path_idx" ON "_accommodations_v_rels" USING btree ("path");
  CREATE INDEX "_accommodations_v_rels_acc_categories_id_idx" ON "_accommodations_v_rels" USING btree ("acc_categories_id");
  CREATE INDEX "services_contact_links_order_idx" ON "services_contact_links" USING btree ("_order");
  CREATE INDEX "services_contact_links_parent_id_idx" ON "services_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_contact_links_locales_locale_parent_id_unique" ON "services_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_contact_links_locales_parent_idx" ON "services_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "services_seo_keywords_order_idx" ON "services_seo_keywords" USING btree ("_order");
  CREATE INDEX "services_seo_keywords_parent_id_idx" ON "services_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "services_seo_keywords_locale_idx" ON "services_seo_keywords" USING btree ("_locale");
  CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
  CREATE INDEX "services_service_type_idx" ON "services" USING btree ("service_type");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "services_post_date_idx" ON "services" USING btree ("post_date");
  CREATE INDEX "services_updated_by_idx" ON "services" USING btree ("updated_by_id");
  CREATE INDEX "services_uid_idx" ON "services" USING btree ("uid");
  CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_locales_parent_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "services_locales_present_idx" ON "services_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_serv_categories_id_idx" ON "services_rels" USING btree ("serv_categories_id");
  CREATE INDEX "_services_v_version_contact_links_order_idx" ON "_services_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_services_v_version_contact_links_parent_id_idx" ON "_services_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_contact_links_locales_locale_parent_id_u" ON "_services_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_contact_links_locales_parent_idx" ON "_services_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_seo_keywords_order_idx" ON "_services_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_services_v_version_seo_keywords_parent_id_idx" ON "_services_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_seo_keywords_locale_idx" ON "_services_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
  CREATE INDEX "_services_v_version_version_service_type_idx" ON "_services_v" USING btree ("version_service_type");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_post_date_idx" ON "_services_v" USING btree ("version_post_date");
  CREATE INDEX "_services_v_version_version_updated_by_idx" ON "_services_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_services_v_version_version_uid_idx" ON "_services_v" USING btree ("version_uid");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_locales_parent_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_serv_categories_id_idx" ON "_services_v_rels" USING btree ("serv_categories_id");
  CREATE INDEX "events_contact_links_order_idx" ON "events_contact_links" USING btree ("_order");
  CREATE INDEX "events_contact_links_parent_id_idx" ON "events_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_contact_links_locales_locale_parent_id_unique" ON "events_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_contact_links_locales_parent_idx" ON "events_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "events_seo_keywords_order_idx" ON "events_seo_keywords" USING btree ("_order");
  CREATE INDEX "events_seo_keywords_parent_id_idx" ON "events_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "events_seo_keywords_locale_idx" ON "events_seo_keywords" USING btree ("_locale");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_event_start_date_idx" ON "events" USING btree ("event_start_date");
  CREATE INDEX "events_event_end_date_idx" ON "events" USING btree ("event_end_date");
  CREATE INDEX "events_event_type_idx" ON "events" USING btree ("event_type");
  CREATE INDEX "events_seo_seo_image_idx" ON "events" USING btree ("seo_image_id");
  CREATE INDEX "events_post_date_idx" ON "events" USING btree ("post_date");
  CREATE INDEX "events_updated_by_idx" ON "events" USING btree ("updated_by_id");
  CREATE INDEX "events_uid_idx" ON "events" USING btree ("uid");
  CREATE UNIQUE INDEX "events_key_idx" ON "events" USING btree ("key");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "events_locales_present_idx" ON "events_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_ev_categories_id_idx" ON "events_rels" USING btree ("ev_categories_id");
  CREATE INDEX "events_rels_ev_tags_id_idx" ON "events_rels" USING btree ("ev_tags_id");
  CREATE INDEX "_events_v_version_contact_links_order_idx" ON "_events_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_events_v_version_contact_links_parent_id_idx" ON "_events_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_contact_links_locales_locale_parent_id_uni" ON "_events_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_contact_links_locales_parent_idx" ON "_events_v_version_contact_links_locales" USING btree ("_parent_id");
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
  CREATE INDEX "_events_v_version_version_updated_by_idx" ON "_events_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_events_v_version_version_uid_idx" ON "_events_v" USING btree ("version_uid");
  CREATE INDEX "_events_v_version_version_key_idx" ON "_events_v" USING btree ("version_key");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_ev_categories_id_idx" ON "_events_v_rels" USING btree ("ev_categories_id");
  CREATE INDEX "_events_v_rels_ev_tags_id_idx" ON "_events_v_rels" USING btree ("ev_tags_id");
  CREATE INDEX "universities_contact_links_order_idx" ON "universities_contact_links" USING btree ("_order");
  CREATE INDEX "universities_contact_links_parent_id_idx" ON "universities_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "universities_contact_links_locales_locale_parent_id_unique" ON "universities_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "universities_contact_links_locales_parent_idx" ON "universities_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "universities_seo_keywords_order_idx" ON "universities_seo_keywords" USING btree ("_order");
  CREATE INDEX "universities_seo_keywords_parent_id_idx" ON "universities_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "universities_seo_keywords_locale_idx" ON "universities_seo_keywords" USING btree ("_locale");
  CREATE INDEX "universities_thumbnail_idx" ON "universities" USING btree ("thumbnail_id");
  CREATE INDEX "universities_seo_seo_image_idx" ON "universities" USING btree ("seo_image_id");
  CREATE INDEX "universities_post_date_idx" ON "universities" USING btree ("post_date");
  CREATE INDEX "universities_updated_by_idx" ON "universities" USING btree ("updated_by_id");
  CREATE INDEX "universities_uid_idx" ON "universities" USING btree ("uid");
  CREATE UNIQUE INDEX "universities_key_idx" ON "universities" USING btree ("key");
  CREATE INDEX "universities_updated_at_idx" ON "universities" USING btree ("updated_at");
  CREATE INDEX "universities_created_at_idx" ON "universities" USING btree ("created_at");
  CREATE INDEX "universities_deleted_at_idx" ON "universities" USING btree ("deleted_at");
  CREATE INDEX "universities__status_idx" ON "universities" USING btree ("_status");
  CREATE UNIQUE INDEX "universities_slug_idx" ON "universities_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "universities_locales_locale_parent_id_unique" ON "universities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "universities_locales_parent_idx" ON "universities_locales" USING btree ("_parent_id");
  CREATE INDEX "universities_locales_present_idx" ON "universities_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_universities_v_version_contact_links_order_idx" ON "_universities_v_version_contact_links" USING btree ("_order");
  CREATE INDEX "_universities_v_version_contact_links_parent_id_idx" ON "_universities_v_version_contact_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_universities_v_version_contact_links_locales_locale_parent_" ON "_universities_v_version_contact_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_universities_v_version_contact_links_locales_parent_idx" ON "_universities_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_universities_v_version_seo_keywords_order_idx" ON "_universities_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_universities_v_version_seo_keywords_parent_id_idx" ON "_universities_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_universities_v_version_seo_keywords_locale_idx" ON "_universities_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_universities_v_parent_idx" ON "_universities_v" USING btree ("parent_id");
  CREATE INDEX "_universities_v_version_version_thumbnail_idx" ON "_universities_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_universities_v_version_seo_version_seo_image_idx" ON "_universities_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_universities_v_version_version_post_date_idx" ON "_universities_v" USING btree ("version_post_date");
  CREATE INDEX "_universities_v_version_version_updated_by_idx" ON "_universities_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_universities_v_version_version_uid_idx" ON "_universities_v" USING btree ("version_uid");
  CREATE INDEX "_universities_v_version_version_key_idx" ON "_universities_v" USING btree ("version_key");
  CREATE INDEX "_universities_v_version_version_updated_at_idx" ON "_universities_v" USING btree ("version_updated_at");
  CREATE INDEX "_universities_v_version_version_created_at_idx" ON "_universities_v" USING btree ("version_created_at");
  CREATE INDEX "_universities_v_version_version_deleted_at_idx" ON "_universities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_universities_v_version_version__status_idx" ON "_universities_v" USING btree ("version__status");
  CREATE INDEX "_universities_v_created_at_idx" ON "_universities_v" USING btree ("created_at");
  CREATE INDEX "_universities_v_updated_at_idx" ON "_universities_v" USING btree ("updated_at");
  CREATE INDEX "_universities_v_snapshot_idx" ON "_universities_v" USING btree ("snapshot");
  CREATE INDEX "_universities_v_published_locale_idx" ON "_universities_v" USING btree ("published_locale");
  CREATE INDEX "_universities_v_latest_idx" ON "_universities_v" USING btree ("latest");
  CREATE INDEX "_universities_v_autosave_idx" ON "_universities_v" USING btree ("autosave");
  CREATE INDEX "_universities_v_version_version_slug_idx" ON "_universities_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_universities_v_locales_locale_parent_id_unique" ON "_universities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_universities_v_locales_parent_idx" ON "_universities_v_locales" USING btree ("_parent_id");
  CREATE INDEX "news_seo_keywords_order_idx" ON "news_seo_keywords" USING btree ("_order");
  CREATE INDEX "news_seo_keywords_parent_id_idx" ON "news_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "news_seo_keywords_locale_idx" ON "news_seo_keywords" USING btree ("_locale");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_seo_seo_image_idx" ON "news" USING btree ("seo_image_id");
  CREATE INDEX "news_post_date_idx" ON "news" USING btree ("post_date");
  CREATE INDEX "news_updated_by_idx" ON "news" USING btree ("updated_by_id");
  CREATE INDEX "news_uid_idx" ON "news" USING btree ("uid");
  CREATE UNIQUE INDEX "news_key_idx" ON "news" USING btree ("key");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_locales_present_idx" ON "news_locales" USING btree ("_locale","_parent_id","slug");
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
  CREATE INDEX "_news_v_version_version_updated_by_idx" ON "_news_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_v_version_version_uid_idx" ON "_news_v" USING btree ("version_uid");
  CREATE INDEX "_news_v_version_version_key_idx" ON "_news_v" USING btree ("version_key");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_news_categories_id_idx" ON "_news_v_rels" USING btree ("news_categories_id");
  CREATE INDEX "_news_v_rels_news_tags_id_idx" ON "_news_v_rels" USING btree ("news_tags_id");
  CREATE INDEX "poi_seo_keywords_order_idx" ON "poi_seo_keywords" USING btree ("_order");
  CREATE INDEX "poi_seo_keywords_parent_id_idx" ON "poi_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "poi_seo_keywords_locale_idx" ON "poi_seo_keywords" USING btree ("_locale");
  CREATE INDEX "poi_icon_idx" ON "poi" USING btree ("icon_id");
  CREATE INDEX "poi_seo_seo_image_idx" ON "poi" USING btree ("seo_image_id");
  CREATE INDEX "poi_post_date_idx" ON "poi" USING btree ("post_date");
  CREATE INDEX "poi_updated_by_idx" ON "poi" USING btree ("updated_by_id");
  CREATE INDEX "poi_uid_idx" ON "poi" USING btree ("uid");
  CREATE UNIQUE INDEX "poi_key_idx" ON "poi" USING btree ("key");
  CREATE INDEX "poi_updated_at_idx" ON "poi" USING btree ("updated_at");
  CREATE INDEX "poi_created_at_idx" ON "poi" USING btree ("created_at");
  CREATE INDEX "poi_deleted_at_idx" ON "poi" USING btree ("deleted_at");
  CREATE INDEX "poi__status_idx" ON "poi" USING btree ("_status");
  CREATE UNIQUE INDEX "poi_slug_idx" ON "poi_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "poi_locales_locale_parent_id_unique" ON "poi_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "poi_locales_parent_idx" ON "poi_locales" USING btree ("_parent_id");
  CREATE INDEX "poi_locales_present_idx" ON "poi_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_poi_v_version_seo_keywords_order_idx" ON "_poi_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_poi_v_version_seo_keywords_parent_id_idx" ON "_poi_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_poi_v_version_seo_keywords_locale_idx" ON "_poi_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_poi_v_parent_idx" ON "_poi_v" USING btree ("parent_id");
  CREATE INDEX "_poi_v_version_version_icon_idx" ON "_poi_v" USING btree ("version_icon_id");
  CREATE INDEX "_poi_v_version_seo_version_seo_image_idx" ON "_poi_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_poi_v_version_version_post_date_idx" ON "_poi_v" USING btree ("version_post_date");
  CREATE INDEX "_poi_v_version_version_updated_by_idx" ON "_poi_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_poi_v_version_version_uid_idx" ON "_poi_v" USING btree ("version_uid");
  CREATE INDEX "_poi_v_version_version_key_idx" ON "_poi_v" USING btree ("version_key");
  CREATE INDEX "_poi_v_version_version_updated_at_idx" ON "_poi_v" USING btree ("version_updated_at");
  CREATE INDEX "_poi_v_version_version_created_at_idx" ON "_poi_v" USING btree ("version_created_at");
  CREATE INDEX "_poi_v_version_version_deleted_at_idx" ON "_poi_v" USING btree ("version_deleted_at");
  CREATE INDEX "_poi_v_version_version__status_idx" ON "_poi_v" USING btree ("version__status");
  CREATE INDEX "_poi_v_created_at_idx" ON "_poi_v" USING btree ("created_at");
  CREATE INDEX "_poi_v_updated_at_idx" ON "_poi_v" USING btree ("updated_at");
  CREATE INDEX "_poi_v_snapshot_idx" ON "_poi_v" USING btree ("snapshot");
  CREATE INDEX "_poi_v_published_locale_idx" ON "_poi_v" USING btree ("published_locale");
  CREATE INDEX "_poi_v_latest_idx" ON "_poi_v" USING btree ("latest");
  CREATE INDEX "_poi_v_autosave_idx" ON "_poi_v" USING btree ("autosave");
  CREATE INDEX "_poi_v_version_version_slug_idx" ON "_poi_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_poi_v_locales_locale_parent_id_unique" ON "_poi_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_poi_v_locales_parent_idx" ON "_poi_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_seo_keywords_order_idx" ON "pages_seo_keywords" USING btree ("_order");
  CREATE INDEX "pages_seo_keywords_parent_id_idx" ON "pages_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "pages_seo_keywords_locale_idx" ON "pages_seo_keywords" USING btree ("_locale");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "pages_archive_section_idx" ON "pages" USING btree ("archive_section");
  CREATE INDEX "pages_post_date_idx" ON "pages" USING btree ("post_date");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "pages_uid_idx" ON "pages" USING btree ("uid");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_present_idx" ON "pages_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_pages_v_version_seo_keywords_order_idx" ON "_pages_v_version_seo_keywords" USING btree ("_order");
  CREATE INDEX "_pages_v_version_seo_keywords_parent_id_idx" ON "_pages_v_version_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_seo_keywords_locale_idx" ON "_pages_v_version_seo_keywords" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");
  CREATE INDEX "_pages_v_version_version_archive_section_idx" ON "_pages_v" USING btree ("version_archive_section");
  CREATE INDEX "_pages_v_version_version_post_date_idx" ON "_pages_v" USING btree ("version_post_date");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_pages_v_version_version_uid_idx" ON "_pages_v" USING btree ("version_uid");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "media_key_idx" ON "media" USING btree ("key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w560_sizes_w560_filename_idx" ON "media" USING btree ("sizes_w560_filename");
  CREATE INDEX "media_sizes_w900_sizes_w900_filename_idx" ON "media" USING btree ("sizes_w900_filename");
  CREATE INDEX "media_sizes_w1180_sizes_w1180_filename_idx" ON "media" USING btree ("sizes_w1180_filename");
  CREATE INDEX "media_sizes_w1540_sizes_w1540_filename_idx" ON "media" USING btree ("sizes_w1540_filename");
  CREATE INDEX "media_sizes_w2200_sizes_w2200_filename_idx" ON "media" USING btree ("sizes_w2200_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "acc_categories__order_idx" ON "acc_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "acc_categories_key_idx" ON "acc_categories" USING btree ("key");
  CREATE INDEX "acc_categories_background_image_idx" ON "acc_categories" USING btree ("background_image_id");
  CREATE INDEX "acc_categories_updated_at_idx" ON "acc_categories" USING btree ("updated_at");
  CREATE INDEX "acc_categories_created_at_idx" ON "acc_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "acc_categories_slug_idx" ON "acc_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "acc_categories_locales_locale_parent_id_unique" ON "acc_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "acc_categories_locales_parent_idx" ON "acc_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "acc_categories_locales_present_idx" ON "acc_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "serv_categories__order_idx" ON "serv_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "serv_categories_key_idx" ON "serv_categories" USING btree ("key");
  CREATE INDEX "serv_categories_image_idx" ON "serv_categories" USING btree ("image_id");
  CREATE INDEX "serv_categories_updated_at_idx" ON "serv_categories" USING btree ("updated_at");
  CREATE INDEX "serv_categories_created_at_idx" ON "serv_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "serv_categories_slug_idx" ON "serv_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "serv_categories_locales_locale_parent_id_unique" ON "serv_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "serv_categories_locales_parent_idx" ON "serv_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "serv_categories_locales_present_idx" ON "serv_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "ev_categories__order_idx" ON "ev_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "ev_categories_key_idx" ON "ev_categories" USING btree ("key");
  CREATE INDEX "ev_categories_updated_at_idx" ON "ev_categories" USING btree ("updated_at");
  CREATE INDEX "ev_categories_created_at_idx" ON "ev_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "ev_categories_slug_idx" ON "ev_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "ev_categories_locales_locale_parent_id_unique" ON "ev_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ev_categories_locales_parent_idx" ON "ev_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "ev_categories_locales_present_idx" ON "ev_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "news_categories_seo_keywords_order_idx" ON "news_categories_seo_keywords" USING btree ("_order");
  CREATE INDEX "news_categories_seo_keywords_parent_id_idx" ON "news_categories_seo_keywords" USING btree ("_parent_id");
  CREATE INDEX "news_categories_seo_keywords_locale_idx" ON "news_categories_seo_keywords" USING btree ("_locale");
  CREATE INDEX "news_categories__order_idx" ON "news_categories" USING btree ("_order");
  CREATE UNIQUE INDEX "news_categories_key_idx" ON "news_categories" USING btree ("key");
  CREATE INDEX "news_categories_seo_seo_image_idx" ON "news_categories" USING btree ("seo_image_id");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_categories_locales_parent_idx" ON "news_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "news_categories_locales_present_idx" ON "news_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "ev_tags__order_idx" ON "ev_tags" USING btree ("_order");
  CREATE UNIQUE INDEX "ev_tags_key_idx" ON "ev_tags" USING btree ("key");
  CREATE INDEX "ev_tags_updated_at_idx" ON "ev_tags" USING btree ("updated_at");
  CREATE INDEX "ev_tags_created_at_idx" ON "ev_tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "ev_tags_slug_idx" ON "ev_tags_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "ev_tags_locales_locale_parent_id_unique" ON "ev_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ev_tags_locales_parent_idx" ON "ev_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "ev_tags_locales_present_idx" ON "ev_tags_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "news_tags__order_idx" ON "news_tags" USING btree ("_order");
  CREATE UNIQUE INDEX "news_tags_key_idx" ON "news_tags" USING btree ("key");
  CREATE INDEX "news_tags_updated_at_idx" ON "news_tags" USING btree ("updated_at");
  CREATE INDEX "news_tags_created_at_idx" ON "news_tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_tags_slug_idx" ON "news_tags_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_tags_locales_locale_parent_id_unique" ON "news_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_tags_locales_parent_idx" ON "news_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "news_tags_locales_present_idx" ON "news_tags_locales" USING btree ("_locale","_parent_id","slug");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_target_idx" ON "redirects" USING btree ("target");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_accommodations_id_idx" ON "redirects_rels" USING btree ("accommodations_id");
  CREATE INDEX "redirects_rels_services_id_idx" ON "redirects_rels" USING btree ("services_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_universities_id_idx" ON "redirects_rels" USING btree ("universities_id");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id");
  CREATE INDEX "redirects_rels_poi_id_idx" ON "redirects_rels" USING btree ("poi_id");
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
  CREATE INDEX "feedback_day_idx" ON "feedback" USING btree ("day");
  CREATE INDEX "feedback_kind_idx" ON "feedback" USING btree ("kind");
  CREATE INDEX "feedback_uri_idx" ON "feedback" USING btree ("uri");
  CREATE INDEX "missed_searches_day_idx" ON "missed_searches" USING btree ("day");
  CREATE UNIQUE INDEX "day_site_words_idx" ON "missed_searches" USING btree ("day","site","words");
  CREATE UNIQUE INDEX "saved_searches_uid_idx" ON "saved_searches" USING btree ("uid");
  CREATE UNIQUE INDEX "email_site_section_query_idx" ON "saved_searches" USING btree ("email","site","section","query");
  CREATE INDEX "first_publications_run_idx" ON "first_publications" USING btree ("run");
  CREATE UNIQUE INDEX "site_element_idx" ON "first_publications" USING btree ("site","element");
  CREATE INDEX "users_areas_order_idx" ON "users_areas" USING btree ("order");
  CREATE INDEX "users_areas_parent_idx" ON "users_areas" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "visitors_uid_idx" ON "visitors" USING btree ("uid");
  CREATE UNIQUE INDEX "visitors_email_idx" ON "visitors" USING btree ("email");
  CREATE INDEX "visitors_updated_at_idx" ON "visitors" USING btree ("updated_at");
  CREATE INDEX "visitors_created_at_idx" ON "visitors" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_sessions_uid_idx" ON "visitor_sessions" USING btree ("uid");
  CREATE INDEX "visitor_sessions_visitor_idx" ON "visitor_sessions" USING btree ("visitor");
  CREATE INDEX "visitor_codes_visitor_idx" ON "visitor_codes" USING btree ("visitor");
  CREATE UNIQUE INDEX "visitor_lists_visitor_idx" ON "visitor_lists" USING btree ("visitor");
  CREATE INDEX "visitor_lists_token_hash_idx" ON "visitor_lists" USING btree ("token_hash");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_accommodations_id_idx" ON "payload_locked_documents_rels" USING btree ("accommodations_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_universities_id_idx" ON "payload_locked_documents_rels" USING btree ("universities_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_poi_id_idx" ON "payload_locked_documents_rels" USING btree ("poi_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_acc_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("acc_categories_id");
  CREATE INDEX "payload_locked_documents_rels_serv_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("serv_categories_id");
  CREATE INDEX "payload_locked_documents_rels_ev_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("ev_categories_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_ev_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("ev_tags_id");
  CREATE INDEX "payload_locked_documents_rels_news_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("news_tags_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_former_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("former_addresses_id");
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
  CREATE INDEX "site_info_image_idx" ON "site_info" USING btree ("image_id");
  CREATE UNIQUE INDEX "site_info_locales_locale_parent_id_unique" ON "site_info_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_info_locales_parent_idx" ON "site_info_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "prefooter_locales_locale_parent_id_unique" ON "prefooter_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "prefooter_locales_parent_idx" ON "prefooter_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer1_locales_locale_parent_id_unique" ON "footer1_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer1_locales_parent_idx" ON "footer1_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer2_locales_locale_parent_id_unique" ON "footer2_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer2_locales_parent_idx" ON "footer2_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer3_locales_locale_parent_id_unique" ON "footer3_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer3_locales_parent_idx" ON "footer3_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer4_locales_locale_parent_id_unique" ON "footer4_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer4_locales_parent_idx" ON "footer4_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "general_configurations_locales_locale_parent_id_unique" ON "general_configurations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_configurations_locales_parent_idx" ON "general_configurations_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "register_privacy_locales_locale_parent_id_unique" ON "register_privacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "register_privacy_locales_parent_idx" ON "register_privacy_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_locales_parent_idx" ON "header_menu_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_menu_locales_locale_parent_id_unique" ON "top_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_menu_locales_parent_idx" ON "top_menu_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_menu_locales_locale_parent_id_unique" ON "main_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_menu_locales_parent_idx" ON "main_menu_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_menu_locales_locale_parent_id_unique" ON "footer_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_menu_locales_parent_idx" ON "footer_menu_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "accommodations_included_services" CASCADE;
  DROP TABLE "accommodations_contact_links" CASCADE;
  DROP TABLE "accommodations_contact_links_locales" CASCADE;
  DROP TABLE "accommodations_seo_keywords" CASCADE;
  DROP TABLE "accommodations" CASCADE;
  DROP TABLE "accommodations_locales" CASCADE;
  DROP TABLE "accommodations_rels" CASCADE;
  DROP TABLE "_accommodations_v_version_included_services" CASCADE;
  DROP TABLE "_accommodations_v_version_contact_links" CASCADE;
  DROP TABLE "_accommodations_v_version_contact_links_locales" CASCADE;
  DROP TABLE "_accommodations_v_version_seo_keywords" CASCADE;
  DROP TABLE "_accommodations_v" CASCADE;
  DROP TABLE "_accommodations_v_locales" CASCADE;
  DROP TABLE "_accommodations_v_rels" CASCADE;
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
  DROP TABLE "poi_seo_keywords" CASCADE;
  DROP TABLE "poi" CASCADE;
  DROP TABLE "poi_locales" CASCADE;
  DROP TABLE "_poi_v_version_seo_keywords" CASCADE;
  DROP TABLE "_poi_v" CASCADE;
  DROP TABLE "_poi_v_locales" CASCADE;
  DROP TABLE "pages_seo_keywords" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_seo_keywords" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "acc_categories" CASCADE;
  DROP TABLE "acc_categories_locales" CASCADE;
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
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  DROP TABLE "former_addresses_rels" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "missed_searches" CASCADE;
  DROP TABLE "saved_searches" CASCADE;
  DROP TABLE "first_publications" CASCADE;
  DROP TABLE "users_areas" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "visitors" CASCADE;
  DROP TABLE "visitor_sessions" CASCADE;
  DROP TABLE "visitor_codes" CASCADE;
  DROP TABLE "visitor_lists" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
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
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header_menu_locales" CASCADE;
  DROP TABLE "top_menu" CASCADE;
  DROP TABLE "top_menu_locales" CASCADE;
  DROP TABLE "main_menu" CASCADE;
  DROP TABLE "main_menu_locales" CASCADE;
  DROP TABLE "footer_menu" CASCADE;
  DROP TABLE "footer_menu_locales" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_accommodations_included_services";
  DROP TYPE "public"."enum_accommodations_contact_links_kind";
  DROP TYPE "public"."enum_accommodations_seo_keywords_rating";
  DROP TYPE "public"."enum_accommodations_accommodation_type";
  DROP TYPE "public"."enum_accommodations_pricing_mode";
  DROP TYPE "public"."enum_accommodations_availability_status";
  DROP TYPE "public"."enum_accommodations_energy_class";
  DROP TYPE "public"."enum_accommodations_energy_exemption";
  DROP TYPE "public"."enum_accommodations_envelope_winter";
  DROP TYPE "public"."enum_accommodations_envelope_summer";
  DROP TYPE "public"."enum_accommodations_status";
  DROP TYPE "public"."enum__accommodations_v_version_included_services";
  DROP TYPE "public"."enum__accommodations_v_version_contact_links_kind";
  DROP TYPE "public"."enum__accommodations_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__accommodations_v_version_accommodation_type";
  DROP TYPE "public"."enum__accommodations_v_version_pricing_mode";
  DROP TYPE "public"."enum__accommodations_v_version_availability_status";
  DROP TYPE "public"."enum__accommodations_v_version_energy_class";
  DROP TYPE "public"."enum__accommodations_v_version_energy_exemption";
  DROP TYPE "public"."enum__accommodations_v_version_envelope_winter";
  DROP TYPE "public"."enum__accommodations_v_version_envelope_summer";
  DROP TYPE "public"."enum__accommodations_v_version_status";
  DROP TYPE "public"."enum__accommodations_v_published_locale";
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
  DROP TYPE "public"."enum_poi_seo_keywords_rating";
  DROP TYPE "public"."enum_poi_status";
  DROP TYPE "public"."enum__poi_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__poi_v_version_status";
  DROP TYPE "public"."enum__poi_v_published_locale";
  DROP TYPE "public"."enum_pages_seo_keywords_rating";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_archive_section";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_seo_keywords_rating";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_archive_section";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_news_categories_seo_keywords_rating";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_redirects_site";
  DROP TYPE "public"."enum_former_addresses_site";
  DROP TYPE "public"."enum_feedback_kind";
  DROP TYPE "public"."enum_feedback_clear";
  DROP TYPE "public"."enum_feedback_site";
  DROP TYPE "public"."enum_missed_searches_site";
  DROP TYPE "public"."enum_saved_searches_site";
  DROP TYPE "public"."enum_saved_searches_section";
  DROP TYPE "public"."enum_saved_searches_frequency";
  DROP TYPE "public"."enum_users_areas";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_visitors_language";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
