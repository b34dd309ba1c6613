import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offers_marks" AS ENUM('sameAddress', 'samePhone', 'lowPrice');
  CREATE TYPE "public"."enum_offers_state" AS ENUM('unconfirmed', 'waiting', 'question', 'accepted', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_offers_site" AS ENUM('it', 'en');
  CREATE TABLE "offers_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_offers_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"state" "enum_offers_state" NOT NULL,
  	"home_id" integer,
  	"sender_name" varchar,
  	"site" "enum_offers_site" NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"changed_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"uid" varchar NOT NULL,
  	"data" jsonb,
  	"proposal" jsonb,
  	"messages" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodations_id" integer
  );
  
  ALTER TABLE "site_info" ADD COLUMN "offer_days" numeric DEFAULT 180;
  ALTER TABLE "offers_marks" ADD CONSTRAINT "offers_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_home_id_accommodations_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_accommodations_fk" FOREIGN KEY ("accommodations_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_marks_order_idx" ON "offers_marks" USING btree ("order");
  CREATE INDEX "offers_marks_parent_idx" ON "offers_marks" USING btree ("parent_id");
  CREATE INDEX "offers_state_idx" ON "offers" USING btree ("state");
  CREATE INDEX "offers_home_idx" ON "offers" USING btree ("home_id");
  CREATE INDEX "offers_email_idx" ON "offers" USING btree ("email");
  CREATE UNIQUE INDEX "offers_uid_idx" ON "offers" USING btree ("uid");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers_rels_order_idx" ON "offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_accommodations_id_idx" ON "offers_rels" USING btree ("accommodations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "offers_marks" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_rels" CASCADE;
  ALTER TABLE "site_info" DROP COLUMN "offer_days";
  DROP TYPE "public"."enum_offers_marks";
  DROP TYPE "public"."enum_offers_state";
  DROP TYPE "public"."enum_offers_site";`)
}
