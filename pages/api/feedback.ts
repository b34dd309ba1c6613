export { config, feedbackHandler as default } from '@/features/feedback/server/feedbackHandler';
