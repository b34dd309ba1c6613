export { iconHandler as default } from '@/server/icons/iconHandler';
