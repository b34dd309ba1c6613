export { dataSet as default } from '@/server/opendata/dataSet';
