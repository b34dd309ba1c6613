export { security as default } from '@/server/files/security';
