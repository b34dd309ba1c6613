export { enterPreviewHandler as default } from '@/server/preview/previewHandlers';
