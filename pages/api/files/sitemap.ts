export { sitemapHandler as default } from '@/server/files/sitemapHandler';
