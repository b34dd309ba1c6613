import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`visitor_codes\` ADD \`full_name\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` ADD \`password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` ADD \`privacy_version\` text;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` ADD \`privacy_accepted_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`visitor_codes\` DROP COLUMN \`full_name\`;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` DROP COLUMN \`password_hash\`;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` DROP COLUMN \`privacy_version\`;`)
  await db.run(sql`ALTER TABLE \`visitor_codes\` DROP COLUMN \`privacy_accepted_at\`;`)
}
