export { searchHandler as default } from '@/server/search/searchHandler';
