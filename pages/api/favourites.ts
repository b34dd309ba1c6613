export { favouritesHandler as default } from '@/server/offline/favouritesHandler';
