import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` ADD \`deadline\` text;`)
  await db.run(sql`CREATE INDEX \`services_deadline_idx\` ON \`services\` (\`deadline\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deadline\` text;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deadline_idx\` ON \`_services_v\` (\`version_deadline\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`deadline\` text;`)
  await db.run(sql`CREATE INDEX \`news_deadline_idx\` ON \`news\` (\`deadline\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_deadline\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deadline_idx\` ON \`_news_v\` (\`version_deadline\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`services_deadline_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deadline\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_deadline_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_deadline\`;`)
  await db.run(sql`DROP INDEX \`news_deadline_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`deadline\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_deadline_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_deadline\`;`)
}
