export { robots as default } from '@/server/files/robots';
