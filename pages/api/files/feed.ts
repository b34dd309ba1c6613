export { feedHandler as default } from '@/server/files/feedHandler';
