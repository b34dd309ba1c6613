export { exitPreviewHandler as default } from '@/server/preview/previewHandlers';
