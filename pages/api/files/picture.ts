export { pictureHandler as default } from '@/server/social/pictureHandler';
