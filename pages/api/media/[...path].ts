export { config, media as default } from '@/server/media';
