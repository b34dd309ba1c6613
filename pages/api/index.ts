export { bffHandler as default, config } from '@/server/bff/bffHandler';
