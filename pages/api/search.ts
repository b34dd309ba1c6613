export { searchHandler as default } from '@/features/search/server/searchHandler';
