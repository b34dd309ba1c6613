export { calendarHandler as default } from '@/content/events/server/calendarHandler';
