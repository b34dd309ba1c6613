export { dataSetHandler as default } from '@/features/openData/server/dataSetHandler';
