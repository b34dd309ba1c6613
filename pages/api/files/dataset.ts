export { dataSet as default } from '@/features/openData/server/dataSet';
