export { favouritesHandler as default } from '@/features/offline/server/favouritesHandler';
