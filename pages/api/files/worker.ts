export { workerHandler as default } from '@/server/files/workerHandler';
