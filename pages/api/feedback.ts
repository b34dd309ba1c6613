export { config, feedbackHandler as default } from '@/server/feedback/feedbackHandler';
