export { deadlineHandler as default } from '@/content/shared/server/deadlineHandler';
