export { App as default } from '@/layout/App';
