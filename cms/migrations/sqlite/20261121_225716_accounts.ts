import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visitor_codes_visitor_idx\` ON \`visitor_codes\` (\`visitor\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visitors\`;`)
  await db.run(sql`DROP TABLE \`visitor_sessions\`;`)
  await db.run(sql`DROP TABLE \`visitor_codes\`;`)
}
