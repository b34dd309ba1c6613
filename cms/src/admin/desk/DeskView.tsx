import { Link } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import type { AdminViewServerPropsOnly } from 'payload';
import { Suspense } from 'react';
import { adminLanguage } from '../../lib/adminLanguage';
import { defaultSite } from '../../sites';
import type { DeskContext } from './DeskContext';
import { DeskList } from './DeskList';
import { DeskSearch } from './DeskSearch';
import { readDeskLists, readOpenedList, readWarningList } from './deskLists';
import './DeskView.css';
import { deskTexts } from './texts';

const sectionsToAdd = ['accommodations', 'events', 'news'] as const;

/** The list of entries with errors; if the whole desk is empty, a sentence that says so. */
async function Warnings({ desk, isOnlyList }: { desk: DeskContext; isOnlyList: boolean }) {
  const list = await readWarningList(desk);
  if (list.rows.length > 0) return <DeskList {...list} />;
  return isOnlyList ? <p>{deskTexts[desk.language].done}</p> : null;
}

type DeskProps = Pick<AdminViewServerPropsOnly, 'payload' | 'i18n' | 'user' | 'permissions'>;

/**
 * The desk: the top of the admin's first page. It greets the member of the staff, links to the forms of new
 * entries, and lists what is waiting for them.
 */
export async function DeskView({ payload, i18n, user, permissions }: DeskProps) {
  if (user?.collection !== 'users') return null;
  const language = adminLanguage({ i18n });
  const { hello, add } = deskTexts[language];
  const desk = { payload, user, now: new Date(), language } as const;
  const [lists, opened] = await Promise.all([readDeskLists(desk), readOpenedList(desk)]);
  const { admin: adminRoute } = payload.config.routes;
  const canAdd = sectionsToAdd.filter((slug) => permissions?.collections?.[slug]?.create === true);
  return (
    <div className="studium-desk">
      <h1>
        {hello}
        {user.name ? `, ${user.name}` : ''}
      </h1>
      <DeskSearch />
      <ul className="studium-desk__add">
        {canAdd.map((slug) => (
          <li key={slug}>
            <Link
              href={formatAdminURL({
                adminRoute,
                path: `/collections/${slug}/create?locale=${defaultSite}`,
              })}
              prefetch={false}
            >
              {add[slug]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="studium-desk__lists">
        {lists.map((list) => (
          <DeskList key={list.name} {...list} />
        ))}
        <Suspense>
          <Warnings desk={desk} isOnlyList={lists.length === 0} />
        </Suspense>
        {opened.rows.length > 0 && <DeskList {...opened} />}
      </div>
    </div>
  );
}
