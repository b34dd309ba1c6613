export { config, photosHandler as default } from '@/features/offers/server/photosHandler';
