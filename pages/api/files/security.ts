export { securityHandler as default } from '@/server/files/securityHandler';
