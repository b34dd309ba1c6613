export { pointsHandler as default } from '@/map/points/server/pointsHandler';
