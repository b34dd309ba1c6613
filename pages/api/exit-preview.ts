export { exitPreview as default } from '@/server/preview/enterPreview';
