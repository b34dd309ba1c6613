export { healthHandler as default } from '@/server/healthHandler';
