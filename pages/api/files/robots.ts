export { robotsHandler as default } from '@/server/files/robotsHandler';
