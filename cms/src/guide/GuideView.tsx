import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin/AdminPage';
import { adminLanguage } from '../lib/adminLanguage';
import { isStaff } from '../access/staff';
import { addressesIn, hrefOf } from './addressesIn';
import { GuideArticle, GuidePages } from './GuideArticle';
import './GuideView.css';
import { guideIndex, isGuidePage } from './pages';
import { readGuidePage, readGuideTitles } from './readGuide';

const names = { it: 'Guida', en: 'Help' };

type Params = AdminViewServerProps['params'];

/** The page of the guide that an address names: /admin/help is the first one, /admin/help/writing another. */
function pageOf(params: Params) {
  const [, name = guideIndex, ...more] = params?.segments ?? [];
  return more.length === 0 && isGuidePage(name) ? name : notFound();
}

async function readContent(
  { payload, i18n }: AdminViewServerProps['initPageResult']['req'],
  params: Params,
) {
  const language = adminLanguage({ i18n });
  const { routes } = payload.config;
  const page = pageOf(params);
  const titles = (await readGuideTitles(language)).map((one) => ({
    ...one,
    href: hrefOf(routes, one.page),
  }));
  const { children: nodes } = await readGuidePage(language, page);
  const path = [
    { label: names[language], url: hrefOf(routes) },
    ...titles.filter((one) => one.page === page).map(({ title }) => ({ label: title })),
  ];
  return { language, page, titles, nodes, path, addresses: addressesIn(language, routes) } as const;
}

/** A page of the editors' guide, in the language of the admin. A person without a session must log in first. */
export async function GuideView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { routes } = req.payload.config;
  if (!isStaff({ req })) {
    const login = formatAdminURL({ adminRoute: routes.admin, path: '/login' });
    redirect(
      `${login}?${new URLSearchParams({ redirect: hrefOf(routes, pageOf(props.params)) }).toString()}`,
    );
  }
  const { path, titles, nodes, addresses, ...page } = await readContent(req, props.params);
  return (
    <AdminPage {...props}>
      <SetStepNav nav={path} />
      <main>
        <Gutter className="studium-guide">
          <GuidePages {...page} titles={titles} />
          <GuideArticle {...page} nodes={nodes} addresses={addresses} />
        </Gutter>
      </main>
    </AdminPage>
  );
}
