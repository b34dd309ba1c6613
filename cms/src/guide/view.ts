import type { AdminViewConfig } from 'payload';
import { guidePath } from './pages';

/** The pages of the admin that show the editors' guide: /admin/help, and one page below it for each file. */
export const guideView: AdminViewConfig = {
  path: guidePath(),
  Component: '/src/guide/GuideView#GuideView',
  meta: { title: 'Guida · Help', description: 'Guida per la redazione · Editors’ guide' },
};
