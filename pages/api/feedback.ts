export { feedbackHandler as default } from '@/server/feedback/feedbackHandler';

export const config = { api: { bodyParser: { sizeLimit: '8kb' } } };
