export { pointsHandler as default } from '@/server/points/pointsHandler';
