export { calendar as default } from '@/server/files/calendar';
