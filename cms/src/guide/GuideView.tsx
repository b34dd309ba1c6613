import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';
import type { AdminViewServerProps } from 'payload';
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
export async function GuideView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, i18n, user } = req;
  const { routes } = payload.config;
  if (!isStaff({ req })) {
    const login = formatAdminURL({ adminRoute: routes.admin, path: '/login' });
    redirect(`${login}?${new URLSearchParams({ redirect: hrefOf(routes) }).toString()}`);
  }
  const { path, titles, nodes, addresses, ...page } = await readContent(req, params);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={path} />
      <main>
        <Gutter className="studium-guide">
          <GuidePages {...page} titles={titles} />
          <GuideArticle {...page} nodes={nodes} addresses={addresses} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
