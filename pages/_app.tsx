export { App as default } from '@/shell/App';
