export { config, matchesHandler as default } from '@/features/alerts/server/matchesHandler';
