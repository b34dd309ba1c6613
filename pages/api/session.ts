export { config, sessionHandler as default } from '@/server/bff/sessionHandler';
