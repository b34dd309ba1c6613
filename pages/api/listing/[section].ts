export { listingHandler as default } from '@/features/listing/server/listingHandler';
