import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "accommodations_contact_links_locales_parent_idx" ON "accommodations_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodations_locales_parent_idx" ON "accommodations_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodations_locales_present_idx" ON "accommodations_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_accommodations_v_version_contact_links_locales_parent_idx" ON "_accommodations_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_accommodations_v_locales_parent_idx" ON "_accommodations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "services_contact_links_locales_parent_idx" ON "services_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "services_locales_parent_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "services_locales_present_idx" ON "services_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_services_v_version_contact_links_locales_parent_idx" ON "_services_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_locales_parent_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "events_contact_links_locales_parent_idx" ON "events_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "events_locales_parent_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "events_locales_present_idx" ON "events_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_events_v_version_contact_links_locales_parent_idx" ON "_events_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_locales_parent_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "universities_contact_links_locales_parent_idx" ON "universities_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "universities_locales_parent_idx" ON "universities_locales" USING btree ("_parent_id");
  CREATE INDEX "universities_locales_present_idx" ON "universities_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_universities_v_version_contact_links_locales_parent_idx" ON "_universities_v_version_contact_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_universities_v_locales_parent_idx" ON "_universities_v_locales" USING btree ("_parent_id");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_locales_present_idx" ON "news_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "poi_locales_parent_idx" ON "poi_locales" USING btree ("_parent_id");
  CREATE INDEX "poi_locales_present_idx" ON "poi_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_poi_v_locales_parent_idx" ON "_poi_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_present_idx" ON "pages_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "acc_categories_locales_parent_idx" ON "acc_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "acc_categories_locales_present_idx" ON "acc_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "serv_categories_locales_parent_idx" ON "serv_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "serv_categories_locales_present_idx" ON "serv_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "ev_categories_locales_parent_idx" ON "ev_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "ev_categories_locales_present_idx" ON "ev_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "news_categories_locales_parent_idx" ON "news_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "news_categories_locales_present_idx" ON "news_categories_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "ev_tags_locales_parent_idx" ON "ev_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "ev_tags_locales_present_idx" ON "ev_tags_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "news_tags_locales_parent_idx" ON "news_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "news_tags_locales_present_idx" ON "news_tags_locales" USING btree ("_locale","_parent_id","slug");
  CREATE INDEX "header_menu_locales_parent_idx" ON "header_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "top_menu_locales_parent_idx" ON "top_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "main_menu_locales_parent_idx" ON "main_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_menu_locales_parent_idx" ON "footer_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "site_info_locales_parent_idx" ON "site_info_locales" USING btree ("_parent_id");
  CREATE INDEX "prefooter_locales_parent_idx" ON "prefooter_locales" USING btree ("_parent_id");
  CREATE INDEX "footer1_locales_parent_idx" ON "footer1_locales" USING btree ("_parent_id");
  CREATE INDEX "footer2_locales_parent_idx" ON "footer2_locales" USING btree ("_parent_id");
  CREATE INDEX "footer3_locales_parent_idx" ON "footer3_locales" USING btree ("_parent_id");
  CREATE INDEX "footer4_locales_parent_idx" ON "footer4_locales" USING btree ("_parent_id");
  CREATE INDEX "general_configurations_locales_parent_idx" ON "general_configurations_locales" USING btree ("_parent_id");
  CREATE INDEX "register_privacy_locales_parent_idx" ON "register_privacy_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "accommodations_contact_links_locales_parent_idx";
  DROP INDEX "accommodations_locales_parent_idx";
  DROP INDEX "accommodations_locales_present_idx";
  DROP INDEX "_accommodations_v_version_contact_links_locales_parent_idx";
  DROP INDEX "_accommodations_v_locales_parent_idx";
  DROP INDEX "services_contact_links_locales_parent_idx";
  DROP INDEX "services_locales_parent_idx";
  DROP INDEX "services_locales_present_idx";
  DROP INDEX "_services_v_version_contact_links_locales_parent_idx";
  DROP INDEX "_services_v_locales_parent_idx";
  DROP INDEX "events_contact_links_locales_parent_idx";
  DROP INDEX "events_locales_parent_idx";
  DROP INDEX "events_locales_present_idx";
  DROP INDEX "_events_v_version_contact_links_locales_parent_idx";
  DROP INDEX "_events_v_locales_parent_idx";
  DROP INDEX "universities_contact_links_locales_parent_idx";
  DROP INDEX "universities_locales_parent_idx";
  DROP INDEX "universities_locales_present_idx";
  DROP INDEX "_universities_v_version_contact_links_locales_parent_idx";
  DROP INDEX "_universities_v_locales_parent_idx";
  DROP INDEX "news_locales_parent_idx";
  DROP INDEX "news_locales_present_idx";
  DROP INDEX "_news_v_locales_parent_idx";
  DROP INDEX "poi_locales_parent_idx";
  DROP INDEX "poi_locales_present_idx";
  DROP INDEX "_poi_v_locales_parent_idx";
  DROP INDEX "pages_locales_parent_idx";
  DROP INDEX "pages_locales_present_idx";
  DROP INDEX "_pages_v_locales_parent_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "acc_categories_locales_parent_idx";
  DROP INDEX "acc_categories_locales_present_idx";
  DROP INDEX "serv_categories_locales_parent_idx";
  DROP INDEX "serv_categories_locales_present_idx";
  DROP INDEX "ev_categories_locales_parent_idx";
  DROP INDEX "ev_categories_locales_present_idx";
  DROP INDEX "news_categories_locales_parent_idx";
  DROP INDEX "news_categories_locales_present_idx";
  DROP INDEX "ev_tags_locales_parent_idx";
  DROP INDEX "ev_tags_locales_present_idx";
  DROP INDEX "news_tags_locales_parent_idx";
  DROP INDEX "news_tags_locales_present_idx";
  DROP INDEX "site_info_locales_parent_idx";
  DROP INDEX "prefooter_locales_parent_idx";
  DROP INDEX "footer1_locales_parent_idx";
  DROP INDEX "footer2_locales_parent_idx";
  DROP INDEX "footer3_locales_parent_idx";
  DROP INDEX "footer4_locales_parent_idx";
  DROP INDEX "general_configurations_locales_parent_idx";
  DROP INDEX "register_privacy_locales_parent_idx";
  DROP INDEX "header_menu_locales_parent_idx";
  DROP INDEX "top_menu_locales_parent_idx";
  DROP INDEX "main_menu_locales_parent_idx";
  DROP INDEX "footer_menu_locales_parent_idx";`)
}
