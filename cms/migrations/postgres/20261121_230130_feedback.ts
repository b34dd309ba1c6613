import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feedback_clear" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_feedback_site" AS ENUM('it', 'en');
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"clear" "enum_feedback_clear" NOT NULL,
  	"uri" varchar NOT NULL,
  	"site" "enum_feedback_site" NOT NULL,
  	"reason" varchar
  );
  
  CREATE INDEX "feedback_day_idx" ON "feedback" USING btree ("day");
  CREATE INDEX "feedback_uri_idx" ON "feedback" USING btree ("uri");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "feedback" CASCADE;
  DROP TYPE "public"."enum_feedback_clear";
  DROP TYPE "public"."enum_feedback_site";`)
}
