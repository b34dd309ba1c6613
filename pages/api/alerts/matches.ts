export { config, matchesHandler as default } from '@/server/alerts/matchesHandler';
