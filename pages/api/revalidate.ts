export { config, revalidateHandler as default } from '@/server/revalidation/revalidateHandler';
