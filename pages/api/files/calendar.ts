export { calendar as default } from '@/content/events/server/calendar';
