import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_visitors_language" AS ENUM('it', 'en');
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
  	"expires_at" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "visitors_uid_idx" ON "visitors" USING btree ("uid");
  CREATE UNIQUE INDEX "visitors_email_idx" ON "visitors" USING btree ("email");
  CREATE INDEX "visitors_updated_at_idx" ON "visitors" USING btree ("updated_at");
  CREATE INDEX "visitors_created_at_idx" ON "visitors" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_sessions_uid_idx" ON "visitor_sessions" USING btree ("uid");
  CREATE INDEX "visitor_sessions_visitor_idx" ON "visitor_sessions" USING btree ("visitor");
  CREATE INDEX "visitor_codes_visitor_idx" ON "visitor_codes" USING btree ("visitor");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "visitors" CASCADE;
  DROP TABLE "visitor_sessions" CASCADE;
  DROP TABLE "visitor_codes" CASCADE;
  DROP TYPE "public"."enum_visitors_language";`)
}
