export { manifestHandler as default } from '@/server/files/manifestHandler';
