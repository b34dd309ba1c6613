export { config, mediaHandler as default } from '@/server/mediaHandler';
