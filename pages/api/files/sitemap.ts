export { sitemap as default } from '@/server/files/sitemap';
