import { formatAdminURL } from 'payload/shared';
import type { Addresses } from './Markdown';
import { type GuidePage, guidePath, isGuidePage, screenshotPath } from './pages';
import { type AdminLanguage } from '../lib/adminLanguage';

/** The routes of Payload's configuration that the guide needs. */
interface Routes {
  admin: string;
  api: string;
}

/** The address of a page of the guide in the admin. */
export const hrefOf = ({ admin: adminRoute }: Routes, page?: GuidePage): string =>
  formatAdminURL({ adminRoute, path: guidePath(page) });

/** Returns the functions that convert the addresses in the files of a language. */
export const addressesIn = (language: AdminLanguage, routes: Routes): Addresses => ({
  linkTo: (url) => {
    const page = url.replace(/\.md$/, '');
    return isGuidePage(page) ? hrefOf(routes, page) : url;
  },
  pictureAt: (url) => {
    const [, drawing] = /cms\/public(\/blocks\/\w+\.svg)$/.exec(url) ?? [];
    if (drawing) return drawing;
    const path = screenshotPath(language, url.replace(/^screens\//, ''));
    return formatAdminURL({ apiRoute: routes.api, path });
  },
});
