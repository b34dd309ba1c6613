export { config, revalidate as default } from '@/server/revalidation/revalidate';
