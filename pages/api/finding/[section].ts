export { findingHandler as default } from '@/server/finding/findingHandler';
