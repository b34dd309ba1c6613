export { worker as default } from '@/server/files/worker';
