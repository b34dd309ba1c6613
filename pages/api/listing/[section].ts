export { listingHandler as default } from '@/server/listing/listingHandler';
