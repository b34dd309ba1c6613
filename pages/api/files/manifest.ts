export { manifest as default } from '@/server/files/manifest';
