export { health as default } from '@/server/health';
