export { config, consentHandler as default } from '@/features/consent/server/consentHandler';
