export { feed as default } from '@/server/files/feed';
