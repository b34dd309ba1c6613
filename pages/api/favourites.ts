export { savedHandler as default } from '@/server/offline/savedHandler';
