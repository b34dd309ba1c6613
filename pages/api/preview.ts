export { enterPreview as default } from '@/server/preview/enterPreview';
